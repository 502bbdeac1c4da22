import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import * as React from 'react';
import { CallLog } from './CallLog';
import { describeDate } from './describeDate';

export default function EmptyFieldCalls() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [calls, setCalls] = React.useState<readonly string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <DateField
          label="Type a date"
          value={value}
          onChange={(newValue, context) => {
            const call = `${describeDate(newValue)}, ${context.validationError}`;
            setValue(newValue);
            setCalls((previous) => [`onChange(${call})`, ...previous]);
          }}
        />
        <CallLog label="Calls of the field, the latest first" calls={calls} />
      </Stack>
    </LocalizationProvider>
  );
}
