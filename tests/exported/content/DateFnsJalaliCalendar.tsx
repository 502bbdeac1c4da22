import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFnsJalaliCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
      <DateCalendar defaultValue={new Date(2024, 4, 15)} />
    </LocalizationProvider>
  );
}
