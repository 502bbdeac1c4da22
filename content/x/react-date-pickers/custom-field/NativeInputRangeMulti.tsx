import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';
import { NativeInput } from './NativeInput';

export default function NativeInputRangeMulti() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Closed from', end: 'Open again' }}
        defaultValue={[dayjs('2024-05-06'), dayjs('2024-05-17')]}
        slots={{ textField: NativeInput }}
        slotProps={{
          fieldRoot: { direction: { xs: 'column', sm: 'row' } },
        }}
      />
    </LocalizationProvider>
  );
}
