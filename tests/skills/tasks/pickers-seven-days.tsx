// Task: a range of at most seven days (Pro).
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { Dayjs } from 'dayjs';
import * as React from 'react';

const isTooLong = (start: Dayjs | null, end: Dayjs | null) =>
  start !== null && end !== null && !end.isBefore(start.add(7, 'day'), 'day');

export default function Rental() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Pick-up', end: 'Return' }}
        value={range}
        onChange={([start, end]) => setRange([start, isTooLong(start, end) ? null : end])}
        shouldDisableDate={(day, position) => position === 'end' && isTooLong(range[0], day)}
      />
    </LocalizationProvider>
  );
}
