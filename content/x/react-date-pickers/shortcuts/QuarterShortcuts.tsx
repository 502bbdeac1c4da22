import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

function quarter(first: string): DateRange<Dayjs> {
  const start = dayjs(first);
  return [start, start.add(3, 'month').subtract(1, 'day')];
}

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'First quarter', getValue: () => quarter('2024-01-01') },
  { label: 'Second quarter', getValue: () => quarter('2024-04-01') },
  { label: 'Third quarter', getValue: () => quarter('2024-07-01') },
  { label: 'Fourth quarter', getValue: () => quarter('2024-10-01') },
  { label: 'Reset', getValue: () => [null, null] },
];

export default function QuarterShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={quarter('2024-04-01')}
          slotProps={{ shortcuts: { items, 'aria-label': 'Quarters' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
