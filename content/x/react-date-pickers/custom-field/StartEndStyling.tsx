import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function StartEndStyling() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2024-05-06'), dayjs('2024-05-17')]}
        localeText={{ start: 'Scaffold up', end: 'Scaffold down' }}
        slotProps={{
          textField: ({ position }) => ({
            color: position === 'start' ? 'success' : 'warning',
            helperText: position === 'start' ? 'Before 8 am' : 'After 4 pm',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
