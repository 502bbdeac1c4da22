import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const longest = 7;

const isTooLong = (start: Dayjs | null, end: Dayjs | null) =>
  start !== null &&
  end !== null &&
  !end.isBefore(start.add(longest, 'day'), 'day');

export default function SevenDaysAtMost() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-06-10'),
    dayjs('2024-06-13'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultRangePosition="end"
        value={range}
        onChange={([start, end]) =>
          setRange([start, isTooLong(start, end) ? null : end])
        }
        shouldDisableDate={(day, position) =>
          position === 'end' && isTooLong(range[0], day)
        }
      />
    </LocalizationProvider>
  );
}
