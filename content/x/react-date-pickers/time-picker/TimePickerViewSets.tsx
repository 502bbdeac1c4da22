import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const lapTime = dayjs('2024-06-12T01:42:35');

export default function TimePickerViewSets() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimePicker
          label="Hours, minutes, seconds"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={lapTime}
        />
        <TimePicker
          label="Minutes, seconds"
          views={['minutes', 'seconds']}
          defaultValue={lapTime}
        />
        <TimePicker label="Hours" views={['hours']} defaultValue={lapTime} />
      </Stack>
    </LocalizationProvider>
  );
}
