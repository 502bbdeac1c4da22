// Task: date and time in German, words and format.
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const germanText = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function Termin() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={germanText}>
      <DateTimePicker label="Termin" defaultValue={dayjs('2024-06-12T14:30')} />
    </LocalizationProvider>
  );
}
