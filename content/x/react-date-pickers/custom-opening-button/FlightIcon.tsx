import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FlightIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Departure"
        defaultValue={dayjs('2024-08-19')}
        slots={{ openPickerIcon: FlightTakeoffIcon }}
        slotProps={{ openPickerIcon: { color: 'primary' } }}
      />
    </LocalizationProvider>
  );
}
