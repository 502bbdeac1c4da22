import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import * as React from 'react';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  invalidDate: 'Complete the time.',
  minTime: 'We open at 9:00.',
  maxTime: 'The last appointment is at 17:00.',
  minutesStep: 'Choose a full quarter of an hour.',
};

export default function TimeFieldQuarterHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Appointment"
        ampm={false}
        defaultValue={dayjs('2024-06-12T10:20')}
        minTime={dayjs('2024-06-12T09:00')}
        maxTime={dayjs('2024-06-12T17:00')}
        minutesStep={15}
        onError={setError}
        helperText={error === null ? ' ' : messages[error]}
      />
    </LocalizationProvider>
  );
}
