import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  type DateTimeFieldProps,
  DateTimeField as Field,
} from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export const departure = dayjs.utc('2024-09-26T20:00');

export function DateTimeField(props: DateTimeFieldProps<Dayjs>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Field {...props} />
    </LocalizationProvider>
  );
}
