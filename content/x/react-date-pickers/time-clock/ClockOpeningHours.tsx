import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

const isLunch = (value: Dayjs, view: TimeView) =>
  view === 'hours' && value.hour() === 12;

export default function ClockOpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        defaultValue={dayjs('2024-06-12T11:00')}
        minTime={dayjs('2024-06-12T08:00')}
        maxTime={dayjs('2024-06-12T16:00')}
        shouldDisableTime={isLunch}
        minutesStep={5}
        showViewSwitcher
      />
    </LocalizationProvider>
  );
}
