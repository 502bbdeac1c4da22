import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const departure = dayjs('2024-06-12T18:05');

export default function TimeFieldFirstLook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeField label="Departure" defaultValue={departure} />
        <TimeField label="24 hours" defaultValue={departure} ampm={false} />
        <TimeField label="Arrival" />
      </Stack>
    </LocalizationProvider>
  );
}
