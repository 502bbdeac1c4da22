import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DeliveryDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Delivery day" sx={{ height: 334 }}>
        <DateCalendar
          defaultValue={dayjs('2024-06-12')}
          shouldDisableDate={(day) => day.day() % 6 === 0}
          sx={{ width: '100%', maxWidth: 320 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
