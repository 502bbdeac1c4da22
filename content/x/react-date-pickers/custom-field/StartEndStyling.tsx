import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function StartEndStyling() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2024-05-06'), null]}
        localeText={{ start: 'Scaffold up', end: 'Scaffold down' }}
        slotProps={{
          textField: ({ position }) =>
            position === 'start'
              ? { required: true, helperText: 'The crane comes at 8 am' }
              : { helperText: 'Empty until the painters are done' },
        }}
      />
    </LocalizationProvider>
  );
}
