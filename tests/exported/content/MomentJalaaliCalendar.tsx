import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-jalaali';

export default function MomentJalaaliCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentJalaali}>
      <DateCalendar defaultValue={moment(new Date(2024, 4, 15))} />
    </LocalizationProvider>
  );
}
