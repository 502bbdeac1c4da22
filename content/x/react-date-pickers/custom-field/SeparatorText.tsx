import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function SeparatorText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2024-05-06'), dayjs('2024-05-17')]}
        slotProps={{
          fieldSeparator: { children: 'until', color: 'text.secondary' },
          fieldRoot: { spacing: 1.5 },
        }}
      />
    </LocalizationProvider>
  );
}
