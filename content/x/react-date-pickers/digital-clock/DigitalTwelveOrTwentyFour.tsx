import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const evening = dayjs('2024-06-12T17:45');

export default function DigitalTwelveOrTwentyFour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" flexWrap="wrap" justifyContent="center" gap={4}>
        <MultiSectionDigitalClock
          aria-label="12 hours"
          ampm
          defaultValue={evening}
        />
        <MultiSectionDigitalClock
          aria-label="24 hours"
          ampm={false}
          defaultValue={evening}
        />
      </Stack>
    </LocalizationProvider>
  );
}
