import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import * as React from 'react';

const firstDay = dayjs('2024-09-01');
const lastDay = dayjs('2024-09-30');

export default function TypedErrorState() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Day of the fair"
          defaultValue={dayjs('2024-10-05')}
          minDate={firstDay}
          maxDate={lastDay}
          onError={setError}
          slotProps={{ textField: { helperText: 'A day in September 2024' } }}
        />
        <Typography variant="body2" aria-live="polite">
          Error: {error ?? 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
