import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const saturday = 6;

const isSunday = (day: Dayjs) => day.day() === 0;

function isClosed(value: Dayjs, view: TimeView) {
  const closing = value.day() === saturday ? 14 : 18;
  return view === 'hours' && (value.hour() < 9 || value.hour() >= closing);
}

export default function HoursOfTheDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Collect your bicycle"
        ampm={false}
        defaultValue={dayjs('2024-06-15T16:00')}
        shouldDisableDate={isSunday}
        shouldDisableTime={isClosed}
        slotProps={{
          textField: { helperText: 'Weekdays 9 to 18, Saturdays 9 to 14' },
        }}
      />
    </LocalizationProvider>
  );
}
