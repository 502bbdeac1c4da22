import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const alarm = dayjs('2024-06-12T06:45');

export default function TimePickerFourVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimePicker label="Responsive" defaultValue={alarm} />
        <DesktopTimePicker label="Desktop" defaultValue={alarm} />
        <MobileTimePicker label="Mobile" defaultValue={alarm} />
        <StaticTimePicker defaultValue={alarm} />
      </Stack>
    </LocalizationProvider>
  );
}
