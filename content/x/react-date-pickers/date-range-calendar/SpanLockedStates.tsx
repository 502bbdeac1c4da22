import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs, { type Dayjs } from 'dayjs';

const leave: DateRange<Dayjs> = [dayjs('2024-07-08'), dayjs('2024-07-19')];

export default function SpanLockedStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <Stack direction="row" gap={2}>
          <div>
            <Typography align="center">Disabled</Typography>
            <DateRangeCalendar calendars={1} defaultValue={leave} disabled />
          </div>
          <div>
            <Typography align="center">Read-only</Typography>
            <DateRangeCalendar calendars={1} defaultValue={leave} readOnly />
          </div>
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}
