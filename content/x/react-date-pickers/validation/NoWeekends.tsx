import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const holidays = new Set(['2024-06-20', '2024-06-21']);

function isClosed(day: Dayjs) {
  const isWeekend = day.day() === 0 || day.day() === 6;
  return isWeekend || holidays.has(day.format('YYYY-MM-DD'));
}

export default function NoWeekends() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={1}>
        <DatePicker
          label="Appointment"
          defaultValue={dayjs('2024-06-22')}
          shouldDisableDate={isClosed}
          slotProps={{
            textField: {
              helperText: 'Monday to Friday, except June 20 and 21',
            },
          }}
        />
        <DateCalendar
          defaultValue={dayjs('2024-06-12')}
          shouldDisableDate={isClosed}
        />
      </Stack>
    </LocalizationProvider>
  );
}
