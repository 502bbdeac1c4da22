import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const curfew = dayjs('2024-06-12T22:00');

export default function ClockLockedStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" flexWrap="wrap" gap={2} justifyContent="center">
        <div>
          <Typography align="center">Disabled</Typography>
          <TimeClock defaultValue={curfew} disabled />
        </div>
        <div>
          <Typography align="center">Read-only</Typography>
          <TimeClock defaultValue={curfew} readOnly />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
