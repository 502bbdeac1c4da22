import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const measured = dayjs('2024-06-12T09:45:20');

export default function DateTimePickerViewSets() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="With seconds"
          views={['year', 'day', 'hours', 'minutes', 'seconds']}
          defaultValue={measured}
        />
        <DateTimePicker
          label="With months"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          defaultValue={measured}
        />
        <DateTimePicker
          label="Hours only"
          views={['year', 'day', 'hours']}
          defaultValue={measured}
        />
      </Stack>
    </LocalizationProvider>
  );
}
