import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { addDays } from 'date-fns';

export default function DateFnsCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <DateCalendar defaultValue={addDays(new Date(2024, 4, 14), 1)} />
    </LocalizationProvider>
  );
}
