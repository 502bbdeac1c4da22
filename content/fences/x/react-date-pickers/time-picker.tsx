import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  TimePicker as Picker,
  type TimePickerProps,
} from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export const time = dayjs('2024-05-15T17:45');

export function TimePicker(props: TimePickerProps<Dayjs>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Picker {...props} />
    </LocalizationProvider>
  );
}
