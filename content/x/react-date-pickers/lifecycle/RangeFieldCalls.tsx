import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';
import { CallLog } from './CallLog';
import { describeDate } from './describeDate';

export default function RangeFieldCalls() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-06-10'),
    null,
  ]);
  const [calls, setCalls] = React.useState<readonly string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <MultiInputDateRangeField
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'First night' : 'Last night',
            }),
          }}
          value={value}
          onChange={(newValue) => {
            const call = newValue.map(describeDate).join(', ');
            setValue(newValue);
            setCalls((previous) => [`onChange([${call}])`, ...previous]);
          }}
        />
        <CallLog label="Calls of the range, the latest first" calls={calls} />
      </Stack>
    </LocalizationProvider>
  );
}
