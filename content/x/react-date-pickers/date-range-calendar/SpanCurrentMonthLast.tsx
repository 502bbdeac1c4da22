import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

export default function SpanCurrentMonthLast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateRangeCalendar
          currentMonthCalendarPosition={2}
          maxDate={dayjs('2024-07-17')}
          defaultValue={[dayjs('2024-07-03'), dayjs('2024-07-12')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
