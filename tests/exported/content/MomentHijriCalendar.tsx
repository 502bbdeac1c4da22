import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-hijri';

export default function MomentHijriCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      <DateCalendar
        defaultValue={moment(new Date(2024, 4, 15))}
        minDate={moment(new Date(1938, 0, 1))}
        maxDate={moment(new Date(2075, 11, 31))}
      />
    </LocalizationProvider>
  );
}
