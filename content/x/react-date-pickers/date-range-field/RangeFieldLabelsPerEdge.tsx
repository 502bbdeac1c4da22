import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

export default function RangeFieldLabelsPerEdge() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2024-10-05'), dayjs('2024-10-13')]}
        direction={{ xs: 'column', sm: 'row' }}
        slotProps={{
          textField: ({ position }) => ({
            label: position === 'start' ? 'Pick-up' : 'Return',
            helperText: position === 'start' ? 'From 10:00' : 'Until 18:00',
          }),
          separator: { children: 'to' },
        }}
      />
    </LocalizationProvider>
  );
}
