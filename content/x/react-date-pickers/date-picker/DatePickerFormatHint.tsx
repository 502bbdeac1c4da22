import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerFormatHint() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Passport valid until"
        format="DD.MM.YYYY"
        slotProps={{
          textField: { helperText: 'Day, month, year: 31.12.2030' },
        }}
      />
    </LocalizationProvider>
  );
}
