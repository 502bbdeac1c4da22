import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PickWithKeyboard() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Date of birth" defaultValue={dayjs('1987-09-12')} />
    </LocalizationProvider>
  );
}
