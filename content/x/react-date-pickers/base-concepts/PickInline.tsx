import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

export default function PickInline() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" flexWrap="wrap" alignItems="center" gap={3}>
        <DateCalendar defaultValue={dayjs('2024-06-12')} />
        <MultiSectionDigitalClock
          aria-label="Time"
          defaultValue={dayjs('2024-06-12T09:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
