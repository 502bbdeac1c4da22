import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const opening = dayjs('2024-01-01T13:00');
const closing = dayjs('2024-01-01T17:00');

export default function ClosesAt() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        defaultValue={dayjs('2024-06-12T14:30')}
        minTime={opening}
        maxTime={closing}
        skipDisabled
      />
    </LocalizationProvider>
  );
}
