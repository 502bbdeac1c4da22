import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function NestedSlotsAroundIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Due"
        defaultValue={dayjs('2024-06-12')}
        slotProps={{
          inputAdornment: { position: 'start' },
          openPickerButton: { color: 'primary' },
          openPickerIcon: { fontSize: 'large' },
        }}
      />
    </LocalizationProvider>
  );
}
