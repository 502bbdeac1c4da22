import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const lastYear = dayjs('2023-03-09T14:00');

export default function NoPast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Delivery day" disablePast defaultValue={lastYear} />
        <TimePicker label="Pick-up today" disablePast defaultValue={lastYear} />
        <DateTimePicker
          label="Appointment"
          disablePast
          defaultValue={lastYear}
        />
      </Stack>
    </LocalizationProvider>
  );
}
