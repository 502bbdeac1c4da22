import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const first = dayjs('2024-06-12');
const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;
const booked = new Set(['2024-06-12', '2024-06-13', '2024-06-14']);
const isTaken = (day: Dayjs) =>
  isWeekend(day) || booked.has(day.format('YYYY-MM-DD'));

const items: PickersShortcutsItem<Dayjs | null>[] = [
  {
    label: 'Next free day',
    getValue: ({ isValid }) => {
      for (let offset = 0; offset < 30; offset += 1) {
        const day = first.add(offset, 'day');
        if (isValid(day)) {
          return day;
        }
      }
      return null;
    },
  },
];

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2024-06-20')}
          shouldDisableDate={isTaken}
          slotProps={{ shortcuts: { items, 'aria-label': 'Suggestion' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
