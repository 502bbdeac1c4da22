import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import * as React from 'react';

export default function MinuteStepRejected() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Start of the lesson"
        defaultValue={dayjs('2024-06-12T10:20')}
        minutesStep={15}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error === 'minutesStep' ? 'Use a quarter hour.' : ' ',
          },
        }}
      />
    </LocalizationProvider>
  );
}
