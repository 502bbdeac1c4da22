import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import * as React from 'react';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter a full date that exists.',
  disableFuture: 'This day has not come yet.',
  minDate: 'Enter a day in 1900 or later.',
};

export default function DateFieldLiveError() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of birth"
        defaultValue={dayjs('2087-09-12')}
        disableFuture
        onError={setError}
        helperText={error === null ? ' ' : messages[error]}
        FormHelperTextProps={{ role: 'status' }}
      />
    </LocalizationProvider>
  );
}
