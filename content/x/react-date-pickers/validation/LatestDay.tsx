import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function LatestDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['month', 'day']}
        openTo="month"
        defaultValue={dayjs('2024-08-12')}
        minDate={dayjs('2024-03-18')}
        maxDate={dayjs('2024-09-20')}
      />
    </LocalizationProvider>
  );
}
