import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function EarliestDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Born, default limits"
          defaultValue={dayjs('1879-11-21')}
          slotProps={{ textField: { helperText: 'Before 1900' } }}
        />
        <DateField
          label="Born, since 1800"
          defaultValue={dayjs('1879-11-21')}
          minDate={dayjs('1800-01-01')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
