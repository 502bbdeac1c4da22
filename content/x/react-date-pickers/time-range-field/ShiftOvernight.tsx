import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const day = '2024-03-04';

/** The end on the day of the start, or on the next day if it is earlier. */
function spanMidnight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) return [start, end];
  const sameDay = dayjs(`${start.format('YYYY-MM-DD')}T${end.format('HH:mm')}`);
  return [start, sameDay.isBefore(start) ? sameDay.add(1, 'day') : sameDay];
}

export default function ShiftOvernight() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>(() =>
    spanMidnight([dayjs(`${day}T21:45`), dayjs(`${day}T05:15`)]),
  );
  const [start, end] = shift;
  const minutes = end && start ? end.diff(start, 'minute') : Number.NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
        <MultiInputTimeRangeField
          value={shift}
          onChange={(range) => setShift(spanMidnight(range))}
          ampm={false}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Night shift from' : 'until',
            }),
          }}
        />
        <Typography variant="body2" role="status">
          {Number.isNaN(minutes)
            ? 'Incomplete'
            : `${Math.floor(minutes / 60)} h ${minutes % 60} min`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
