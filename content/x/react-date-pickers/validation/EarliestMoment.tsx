import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const doorsOpen = dayjs('2024-06-12T18:30');

export default function EarliestMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Arrival, from June 12, 6:30 PM"
        defaultValue={dayjs('2024-06-12T17:00')}
        minDateTime={doorsOpen}
      />
    </LocalizationProvider>
  );
}
