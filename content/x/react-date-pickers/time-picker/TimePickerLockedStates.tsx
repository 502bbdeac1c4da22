import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const closing = dayjs('2024-06-12T21:00');

export default function TimePickerLockedStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimePicker label="Disabled" defaultValue={closing} disabled />
        <TimePicker label="Read-only" defaultValue={closing} readOnly />
      </Stack>
    </LocalizationProvider>
  );
}
