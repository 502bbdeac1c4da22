import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter a full date that exists.',
  minDate: 'The course begins on June 3.',
  maxDate: 'The course ends on June 28.',
  shouldDisableDate: 'There are no lessons on Wednesdays.',
};

const isWednesday = (day: Dayjs) => day.day() === 3;

export default function ErrorMessagePerCode() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Lesson"
        defaultValue={dayjs('2024-06-12')}
        minDate={dayjs('2024-06-03')}
        maxDate={dayjs('2024-06-28')}
        shouldDisableDate={isWednesday}
        onError={setError}
        slotProps={{
          textField: { helperText: error === null ? ' ' : messages[error] },
        }}
      />
    </LocalizationProvider>
  );
}
