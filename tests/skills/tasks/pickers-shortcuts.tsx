// Task: shortcuts for this and the last week, in one field (Pro).
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

function week(offset: number): DateRange<Dayjs> {
  const start = dayjs().startOf('week').add(offset, 'week');
  return [start, start.add(6, 'day')];
}

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'This week', getValue: () => week(0) },
  { label: 'Last week', getValue: () => week(-1) },
  { label: 'Clear', getValue: () => [null, null] },
];

export default function Period() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Period"
        slots={{ field: SingleInputDateRangeField }}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
