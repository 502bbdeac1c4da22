import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import { NativeInput } from './NativeInput';

export default function NativeInputRangeSingle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Road closed"
        defaultValue={[dayjs('2024-05-06'), dayjs('2024-05-17')]}
        slots={{ field: SingleInputDateRangeField, textField: NativeInput }}
      />
    </LocalizationProvider>
  );
}
