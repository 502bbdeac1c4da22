import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ButtonAtTheStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimePicker
        label="Boarding"
        defaultValue={dayjs('2024-08-19T08:05')}
        slotProps={{
          inputAdornment: { position: 'start' },
          openPickerButton: { color: 'primary', size: 'small' },
        }}
      />
    </LocalizationProvider>
  );
}
