import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const maxNights = 7;

const isTooLong = (start: Dayjs | null, end: Dayjs | null) =>
  start !== null && end?.isAfter(start.add(maxNights, 'day'), 'day') === true;

export default function StayMaxNights() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-05-06'),
    null,
  ]);
  const [start, end] = stay;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center">
        <StaticDateRangePicker
          value={stay}
          onChange={([from, to]) =>
            setStay([from, isTooLong(from, to) ? null : to])
          }
          defaultRangePosition="end"
          shouldDisableDate={(day, position) =>
            position === 'end' && isTooLong(start, day)
          }
          slotProps={{ actionBar: { actions: [] } }}
        />
        <Typography variant="body2" aria-live="polite">
          {start && end
            ? `Nights: ${end.diff(start, 'day')}`
            : 'Choose an end.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
