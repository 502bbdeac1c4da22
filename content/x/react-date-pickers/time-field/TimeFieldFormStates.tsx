import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const start = dayjs('2024-06-12T08:30');

export default function TimeFieldFormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeField label="Disabled" defaultValue={start} disabled />
        <TimeField label="Read-only" defaultValue={start} readOnly />
        <TimeField label="Required" defaultValue={start} required />
        <TimeField label="Clearable" defaultValue={start} clearable />
      </Stack>
    </LocalizationProvider>
  );
}
