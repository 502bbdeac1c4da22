import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import * as React from 'react';

const deadline = dayjs('2024-06-28T12:00');

export default function LatestMoment() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Hand in"
        defaultValue={dayjs('2024-06-28T14:00')}
        maxDateTime={deadline}
        onError={setError}
        slotProps={{
          textField: {
            fullWidth: true,
            helperText: `By June 28, noon. Code: ${error ?? 'none'}`,
          },
        }}
        sx={{ maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
