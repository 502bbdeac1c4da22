import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

export default function StaySingleInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        name="stay"
        defaultValue={[dayjs('2024-06-14'), dayjs('2024-06-18')]}
        slots={{ field: SingleInputDateRangeField }}
        slotProps={{
          field: { clearable: true },
          textField: { fullWidth: true },
        }}
        sx={{ maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
