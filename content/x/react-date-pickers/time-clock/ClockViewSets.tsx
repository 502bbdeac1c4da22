import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const lap = dayjs('2024-06-12T09:41:27');

export default function ClockViewSets() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" flexWrap="wrap" gap={2} justifyContent="center">
        <div>
          <Typography align="center">Three views, with arrows</Typography>
          <TimeClock
            defaultValue={lap}
            views={['hours', 'minutes', 'seconds']}
            openTo="minutes"
            showViewSwitcher
          />
        </div>
        <div>
          <Typography align="center">Minutes and seconds</Typography>
          <TimeClock
            defaultValue={lap}
            views={['minutes', 'seconds']}
            openTo="seconds"
            showViewSwitcher
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
