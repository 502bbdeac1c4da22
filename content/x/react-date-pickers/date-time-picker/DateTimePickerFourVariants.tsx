import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

const launch = dayjs('2024-06-12T09:45');

export default function DateTimePickerFourVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker label="Responsive" defaultValue={launch} />
        <DesktopDateTimePicker label="Desktop" defaultValue={launch} />
        <MobileDateTimePicker label="Mobile" defaultValue={launch} />
        <StaticDateTimePicker defaultValue={launch} />
      </Stack>
    </LocalizationProvider>
  );
}
