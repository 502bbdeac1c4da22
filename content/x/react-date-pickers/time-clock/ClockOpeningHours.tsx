import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function ClockOpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        defaultValue={dayjs('2024-06-12T11:00')}
        minTime={dayjs('2024-06-12T08:00')}
        maxTime={dayjs('2024-06-12T16:00')}
        shouldDisableTime={(value, view) =>
          view === 'hours' && value.hour() === 12
        }
        minutesStep={5}
        showViewSwitcher
      />
    </LocalizationProvider>
  );
}
