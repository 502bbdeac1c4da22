import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ReferenceFromLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar minDate={dayjs('2087-03-10')} />
    </LocalizationProvider>
  );
}
