import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import * as React from 'react';

function toMessage(error: DateTimeValidationError) {
  switch (error) {
    case null:
      return 'Monday 6:00 to Thursday 14:00';
    case 'minDate':
    case 'minTime':
      return 'The window opens on Monday, September 16, at 6:00.';
    case 'maxDate':
    case 'maxTime':
      return 'The window closes on Thursday, September 19, at 14:00.';
    default:
      return 'Complete the date and the time.';
  }
}

export default function DateTimeFieldBusinessWindow() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Maintenance"
        ampm={false}
        defaultValue={dayjs('2024-09-19T16:30')}
        minDateTime={dayjs('2024-09-16T06:00')}
        maxDateTime={dayjs('2024-09-19T14:00')}
        onError={setError}
        helperText={toMessage(error)}
      />
    </LocalizationProvider>
  );
}
