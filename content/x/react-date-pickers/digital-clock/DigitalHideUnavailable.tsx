import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const rules = {
  minTime: dayjs('2024-01-01T09:00'),
  maxTime: dayjs('2024-01-01T14:30'),
  skipDisabled: true,
};

export default function DigitalHideUnavailable() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" justifyContent="center" gap={4}>
        <DigitalClock defaultValue={dayjs('2024-06-12T09:30')} {...rules} />
        <MultiSectionDigitalClock
          aria-label="Time"
          defaultValue={dayjs('2024-06-12T09:30')}
          {...rules}
        />
      </Stack>
    </LocalizationProvider>
  );
}
