import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const evening = dayjs('2024-06-12T17:45');

export default function HourCycleOverride() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimePicker label="As in the locale" defaultValue={evening} />
        <TimePicker label="12 hours" ampm defaultValue={evening} />
        <TimePicker label="24 hours" ampm={false} defaultValue={evening} />
      </Stack>
    </LocalizationProvider>
  );
}
