import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { addDays } from 'date-fns';
import { de } from 'date-fns/locale';

export default function DateFnsV3Calendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={de}>
      <DateCalendar defaultValue={addDays(new Date(2024, 4, 14), 1)} />
    </LocalizationProvider>
  );
}
