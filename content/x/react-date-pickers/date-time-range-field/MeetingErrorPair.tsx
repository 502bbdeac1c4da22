import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import * as React from 'react';

function toMessage(error: DateTimeRangeValidationError[0]) {
  switch (error) {
    case null:
      return ' ';
    case 'invalidRange':
      return 'The end is before the start.';
    case 'minTime':
    case 'maxTime':
      return 'Rooms are open from 8 to 20.';
    default:
      return 'Enter a full date and time.';
  }
}

export default function MeetingErrorPair() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        defaultValue={[dayjs('2024-10-04T16:00'), dayjs('2024-10-04T21:30')]}
        direction={{ xs: 'column', sm: 'row' }}
        ampm={false}
        minTime={dayjs('2024-10-04T08:00')}
        maxTime={dayjs('2024-10-04T20:00')}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => ({
            label: position === 'start' ? 'Room from' : 'Room until',
            helperText: toMessage(errors[position === 'start' ? 0 : 1]),
          }),
        }}
      />
    </LocalizationProvider>
  );
}
