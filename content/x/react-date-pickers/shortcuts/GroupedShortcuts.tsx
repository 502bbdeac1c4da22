import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersShortcuts,
  type PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const groups = [
  { name: 'Exams', words: /exam/i },
  { name: 'Holidays', words: /break/i },
];

const items = [
  { label: 'Oral exam', getValue: () => dayjs('2024-05-13') },
  { label: 'Written exam', getValue: () => dayjs('2024-05-27') },
  { label: 'Spring break', getValue: () => dayjs('2024-04-01') },
  { label: 'Summer break', getValue: () => dayjs('2024-06-24') },
];

function GroupedList(props: PickersShortcutsProps<Dayjs | null>) {
  const { className, items: all = [], ...other } = props;

  return (
    <Box className={className}>
      {groups.map((group) => (
        <PickersShortcuts
          {...other}
          key={group.name}
          aria-label={group.name}
          subheader={<ListSubheader>{group.name}</ListSubheader>}
          items={all.filter((item) => group.words.test(item.label))}
        />
      ))}
    </Box>
  );
}

export default function GroupedShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2024-05-27')}
          slots={{ shortcuts: GroupedList }}
          slotProps={{ shortcuts: { items } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
