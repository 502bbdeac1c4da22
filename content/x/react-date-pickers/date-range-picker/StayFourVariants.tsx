import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const stay: DateRange<Dayjs> = [dayjs('2024-06-14'), dayjs('2024-06-18')];

export default function StayFourVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <Typography variant="subtitle2" component="p">
          DateRangePicker
        </Typography>
        <DateRangePicker defaultValue={stay} />
        <Typography variant="subtitle2" component="p">
          DesktopDateRangePicker
        </Typography>
        <DesktopDateRangePicker defaultValue={stay} />
        <Typography variant="subtitle2" component="p">
          MobileDateRangePicker
        </Typography>
        <MobileDateRangePicker defaultValue={stay} />
        <Typography variant="subtitle2" component="p">
          StaticDateRangePicker
        </Typography>
        <StaticDateRangePicker
          defaultValue={stay}
          sx={{ alignSelf: 'flex-start' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
