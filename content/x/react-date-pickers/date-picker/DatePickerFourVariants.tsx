import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const date = dayjs('2024-06-12');

export default function DatePickerFourVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={4}>
        <Stack spacing={2}>
          <DatePicker label="DatePicker" defaultValue={date} />
          <DesktopDatePicker label="DesktopDatePicker" defaultValue={date} />
          <MobileDatePicker label="MobileDatePicker" defaultValue={date} />
        </Stack>
        <div>
          <Typography variant="subtitle2" component="p">
            StaticDatePicker
          </Typography>
          <StaticDatePicker defaultValue={date} />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
