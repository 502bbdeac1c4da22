import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'First sprint',
    getValue: () => [dayjs('2024-09-02'), dayjs('2024-09-13')],
  },
  {
    label: 'Second sprint',
    getValue: () => [dayjs('2024-09-16'), dayjs('2024-09-27')],
  },
];

const belowCalendar = {
  [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: 2, gridRow: 3 },
};

export default function ShortcutsBelowCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={[dayjs('2024-09-02'), dayjs('2024-09-13')]}
          slotProps={{
            layout: { sx: belowCalendar },
            shortcuts: {
              items,
              'aria-label': 'Sprints',
              sx: { display: 'flex', overflowX: 'auto', maxWidth: 320 },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
