import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const closing = dayjs('2024-06-12T21:00');

export default function DigitalLockedStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" justifyContent="center" gap={4}>
        <div>
          <Typography>Disabled</Typography>
          <DigitalClock defaultValue={closing} disabled />
        </div>
        <div>
          <Typography>Read-only</Typography>
          <DigitalClock defaultValue={closing} readOnly />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
