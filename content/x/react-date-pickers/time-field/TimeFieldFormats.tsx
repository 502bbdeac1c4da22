import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const lap = dayjs('2024-06-12T14:08:52');

export default function TimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeField label="Seconds" defaultValue={lap} format="HH:mm:ss" />
        <TimeField label="Hour only" defaultValue={lap} format="hh A" />
        <TimeField label="Dots" defaultValue={lap} format="HH.mm" />
        <TimeField
          label="Spacious"
          defaultValue={lap}
          format="HH.mm"
          formatDensity="spacious"
        />
      </Stack>
    </LocalizationProvider>
  );
}
