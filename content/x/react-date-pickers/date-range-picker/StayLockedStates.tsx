import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const stay: DateRange<Dayjs> = [dayjs('2024-06-14'), dayjs('2024-06-18')];

export default function StayLockedStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <DateRangePicker
          disabled
          defaultValue={stay}
          localeText={{ start: 'Disabled start', end: 'Disabled end' }}
        />
        <DateRangePicker
          readOnly
          defaultValue={stay}
          localeText={{ start: 'Read-only start', end: 'Read-only end' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
