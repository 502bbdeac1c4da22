import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';
import { describeDate } from './describeDate';

export default function KeepOnlyValid() {
  const [lastValid, setLastValid] = React.useState<Dayjs | null>(
    dayjs('2024-06-12'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Inspection, from June 2024 on"
          minDate={dayjs('2024-06-01')}
          value={lastValid}
          onChange={(value, context) => {
            if (context.validationError === null) {
              setLastValid(value);
            }
          }}
        />
        <Typography variant="body2" aria-live="polite">
          Last valid value: {describeDate(lastValid)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
