import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldClearIconSwap() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Follow-up"
        defaultValue={dayjs('2024-06-12')}
        clearable
        slots={{ clearIcon: BackspaceIcon }}
        slotProps={{ clearButton: { color: 'primary', size: 'small' } }}
      />
    </LocalizationProvider>
  );
}
