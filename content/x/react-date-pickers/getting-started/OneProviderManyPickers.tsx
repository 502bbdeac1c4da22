import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

function CheckInForm() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <DatePicker label="Arrival" defaultValue={dayjs('2024-06-12')} />
      <TimePicker label="Check-in" defaultValue={dayjs('2024-06-12T16:00')} />
    </Stack>
  );
}

function PassportForm() {
  return (
    <DateField label="Passport issued" defaultValue={dayjs('2019-11-04')} />
  );
}

export default function OneProviderManyPickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <CheckInForm />
        <PassportForm />
      </Stack>
    </LocalizationProvider>
  );
}
