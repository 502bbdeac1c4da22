import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const lapTime = dayjs('2024-06-12T01:40:35');

export default function DigitalViewSets() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" flexWrap="wrap" justifyContent="center" gap={4}>
        <MultiSectionDigitalClock
          aria-label="Hours, minutes, and seconds"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={lapTime}
        />
        <MultiSectionDigitalClock
          aria-label="Hours"
          views={['hours']}
          defaultValue={lapTime}
        />
      </Stack>
    </LocalizationProvider>
  );
}
