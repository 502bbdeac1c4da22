// Task: a date without weekends and past days, with a message for each mistake.
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';
import * as React from 'react';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter a whole date.',
  disablePast: 'Choose today or a later day.',
  shouldDisableDate: 'There is no delivery on weekends.',
};

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function Delivery() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        value={value}
        onChange={setValue}
        disablePast
        shouldDisableDate={isWeekend}
        onError={setError}
        slotProps={{ textField: { helperText: error === null ? ' ' : messages[error] } }}
      />
    </LocalizationProvider>
  );
}
