import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const signed = dayjs('2024-06-12T16:10');

export default function DateTimePickerLockedStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker label="Disabled" defaultValue={signed} disabled />
        <DateTimePicker label="Read-only" defaultValue={signed} readOnly />
      </Stack>
    </LocalizationProvider>
  );
}
