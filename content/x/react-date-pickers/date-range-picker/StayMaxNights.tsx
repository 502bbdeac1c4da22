import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const maxNights = 7;

export default function StayMaxNights() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-05-06'),
    null,
  ]);
  const [start, end] = stay;

  const isTooLong = (day: Dayjs, position: RangePosition) =>
    position === 'end' &&
    start !== null &&
    day.isAfter(start.add(maxNights, 'day'), 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center">
        <StaticDateRangePicker
          value={stay}
          onChange={setStay}
          defaultRangePosition="end"
          shouldDisableDate={isTooLong}
          slotProps={{ actionBar: { actions: [] } }}
        />
        <Typography variant="body2" aria-live="polite">
          {start && end ? `${end.diff(start, 'day')} nights` : 'Choose an end.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
