import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

// Months count from 0: July and August.
const isSummerBreak = (month: Dayjs) => [6, 7].includes(month.month());

export default function NoHolidayMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['month', 'day']}
        openTo="month"
        defaultValue={dayjs('2024-06-12')}
        shouldDisableMonth={isSummerBreak}
      />
    </LocalizationProvider>
  );
}
