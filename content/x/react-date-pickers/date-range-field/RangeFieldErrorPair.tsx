import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import * as React from 'react';

function toMessage(error: DateRangeValidationError[0]) {
  switch (error) {
    case null:
      return ' ';
    case 'invalidRange':
      return 'The return is before the start.';
    case 'maxDate':
      return 'We rent until the end of October.';
    default:
      return 'Enter a full date in 2024.';
  }
}

export default function RangeFieldErrorPair() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2024-10-26'), dayjs('2024-11-03')]}
        direction={{ xs: 'column', sm: 'row' }}
        minDate={dayjs('2024-01-01')}
        maxDate={dayjs('2024-10-31')}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => ({
            label: position === 'start' ? 'Start' : 'Return',
            helperText: toMessage(errors[position === 'start' ? 0 : 1]),
          }),
        }}
      />
    </LocalizationProvider>
  );
}
