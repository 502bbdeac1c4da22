// Before the adapter, which changes this locale.
import './arabicLocale';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-hijri';
import { RightToLeft } from '../../../parts/TextDirection';

// These imports changed the global locale.
moment.locale('en');

export default function HijriWithMoment() {
  return (
    <RightToLeft lang="ar">
      <LocalizationProvider dateAdapter={AdapterMomentHijri}>
        <DateCalendar
          defaultValue={moment('2024-06-12')}
          minDate={moment('1937-03-14')}
          maxDate={moment('2076-11-26')}
        />
      </LocalizationProvider>
    </RightToLeft>
  );
}
