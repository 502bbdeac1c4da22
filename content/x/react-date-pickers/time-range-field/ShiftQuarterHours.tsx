import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';
import * as React from 'react';

const messages: Record<string, string> = {
  minutesStep: 'Use full quarters of an hour.',
  minTime: 'The workshop opens at 5:00.',
  maxTime: 'The workshop closes at 23:00.',
  invalidRange: 'The end is before the beginning.',
};

export default function ShiftQuarterHours() {
  const [[start, end], setErrors] = React.useState<TimeRangeValidationError>([
    null,
    null,
  ]);
  const error = start ?? end;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Shift"
        defaultValue={[dayjs('2024-03-04T06:30'), dayjs('2024-03-04T14:10')]}
        ampm={false}
        minutesStep={15}
        minTime={dayjs('2024-03-04T05:00')}
        maxTime={dayjs('2024-03-04T23:00')}
        onError={setErrors}
        helperText={error ? (messages[error] ?? 'Enter two times.') : ' '}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
