import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CalendarGridDensity() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'month', 'day']}
        openTo="month"
        defaultValue={dayjs('2024-06-12')}
        monthsPerRow={4}
        yearsPerRow={4}
      />
    </LocalizationProvider>
  );
}
