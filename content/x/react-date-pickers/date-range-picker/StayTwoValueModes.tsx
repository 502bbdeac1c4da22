import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

function describe(date: Dayjs | null) {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD HH:mm') : 'invalid';
}

export default function StayTwoValueModes() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-06-14T16:00'),
    dayjs('2024-06-18T10:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <DateRangePicker
          localeText={{ start: 'Uncontrolled start', end: 'Uncontrolled end' }}
          defaultValue={[dayjs('2024-06-14'), dayjs('2024-06-18')]}
        />
        <DateRangePicker
          localeText={{ start: 'Controlled start', end: 'Controlled end' }}
          value={stay}
          onChange={setStay}
        />
        <Typography variant="body2" aria-live="polite">
          The parent holds [{describe(stay[0])}, {describe(stay[1])}].
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
