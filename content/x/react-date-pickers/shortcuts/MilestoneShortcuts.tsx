import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Feature freeze', getValue: () => dayjs('2024-09-06') },
  { label: 'Beta', getValue: () => dayjs('2024-09-16') },
  { label: 'Release', getValue: () => dayjs('2024-10-01') },
  { label: 'No date', getValue: () => null },
];

export default function MilestoneShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2024-09-16')}
          slotProps={{ shortcuts: { items, 'aria-label': 'Milestones' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
