import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const opening = dayjs('2024-01-01T08:30');

export default function OpensAt() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Visit, from 8:30 on"
        defaultValue={dayjs('2024-06-12T07:45')}
        minTime={opening}
      />
    </LocalizationProvider>
  );
}
