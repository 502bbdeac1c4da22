import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DeliveryIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Delivery"
        defaultValue={dayjs('2024-08-19')}
        slots={{ openPickerIcon: LocalShippingIcon }}
        slotProps={{ openPickerIcon: { color: 'secondary' } }}
      />
    </LocalizationProvider>
  );
}
