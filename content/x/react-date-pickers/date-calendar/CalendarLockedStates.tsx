import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const confirmed = dayjs('2024-06-12');

export default function CalendarLockedStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" flexWrap="wrap" justifyContent="center">
        <div>
          <Typography align="center">Disabled</Typography>
          <DateCalendar defaultValue={confirmed} disabled />
        </div>
        <div>
          <Typography align="center">Read-only</Typography>
          <DateCalendar defaultValue={confirmed} readOnly />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
