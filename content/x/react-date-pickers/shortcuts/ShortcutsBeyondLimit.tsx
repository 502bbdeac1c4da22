import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const orderDay = dayjs('2024-06-12');

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Next day', getValue: () => orderDay.add(1, 'day') },
  { label: 'In a week', getValue: () => orderDay.add(1, 'week') },
  { label: 'In a month', getValue: () => orderDay.add(1, 'month') },
];

export default function ShortcutsBeyondLimit() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2024-06-19')}
          minDate={orderDay}
          maxDate={dayjs('2024-06-30')}
          slotProps={{ shortcuts: { items, 'aria-label': 'Delivery' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
