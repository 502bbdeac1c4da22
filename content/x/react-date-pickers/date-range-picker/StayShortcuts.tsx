import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'Opening weekend',
    getValue: () => [dayjs('2024-05-03'), dayjs('2024-05-05')],
  },
  {
    label: 'Ten nights in May',
    getValue: () => [dayjs('2024-05-10'), dayjs('2024-05-20')],
  },
  {
    label: 'All of May',
    getValue: () => [dayjs('2024-05-01'), dayjs('2024-05-31')],
  },
  { label: 'Reset', getValue: () => [null, null] },
];

export default function StayShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={[dayjs('2024-05-03'), dayjs('2024-05-05')]}
          slotProps={{ shortcuts: { items, 'aria-label': 'Popular stays' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
