import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const slot = dayjs('2024-06-12T09:30');

export default function DigitalFirstLook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" justifyContent="center" gap={4}>
        <DigitalClock defaultValue={slot} />
        <MultiSectionDigitalClock aria-label="Time" defaultValue={slot} />
      </Stack>
    </LocalizationProvider>
  );
}
