import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function StyledTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Inspection"
        defaultValue={dayjs('2024-05-23')}
        slotProps={{
          textField: {
            variant: 'filled',
            color: 'success',
            helperText: 'A technician calls the day before.',
          },
        }}
      />
    </LocalizationProvider>
  );
}
