import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const evening = dayjs('2024-06-12T19:30');

export default function ClockTwelveOrTwentyFour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" flexWrap="wrap" gap={2} justifyContent="center">
        <div>
          <Typography align="center">12 hours</Typography>
          <TimeClock defaultValue={evening} ampm ampmInClock />
        </div>
        <div>
          <Typography align="center">24 hours</Typography>
          <TimeClock defaultValue={evening} ampm={false} />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
