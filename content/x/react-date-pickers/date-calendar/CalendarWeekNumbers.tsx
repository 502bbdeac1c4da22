import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

import 'dayjs/locale/en-gb';

const weekText = {
  calendarWeekNumberHeaderText: 'Wk',
  calendarWeekNumberText: (week: number) => `${week}.`,
};

export default function CalendarWeekNumbers() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="en-gb"
      localeText={weekText}
    >
      <DateCalendar defaultValue={dayjs('2024-06-12')} displayWeekNumber />
    </LocalizationProvider>
  );
}
