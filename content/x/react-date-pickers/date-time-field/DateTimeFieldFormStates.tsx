import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const moment = dayjs('2024-09-18T08:45');

export default function DateTimeFieldFormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField label="Disabled" defaultValue={moment} disabled />
        <DateTimeField label="Read-only" defaultValue={moment} readOnly />
        <DateTimeField label="Clearable" defaultValue={moment} clearable />
      </Stack>
    </LocalizationProvider>
  );
}
