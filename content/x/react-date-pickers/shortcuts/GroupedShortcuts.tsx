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
  {
    name: 'Exams',
    items: [
      { label: 'Oral exam', getValue: () => dayjs('2024-05-13') },
      { label: 'Written exam', getValue: () => dayjs('2024-05-27') },
    ],
  },
  {
    name: 'Holidays',
    items: [
      { label: 'Spring break', getValue: () => dayjs('2024-04-01') },
      { label: 'Summer break', getValue: () => dayjs('2024-06-24') },
    ],
  },
];

function GroupedList(props: PickersShortcutsProps<Dayjs | null>) {
  const { className, ...other } = props;

  return (
    <Box className={className}>
      {groups.map(({ name, items }) => (
        <PickersShortcuts
          {...other}
          key={name}
          aria-label={name}
          subheader={<ListSubheader>{name}</ListSubheader>}
          items={items}
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
        />
      </Box>
    </LocalizationProvider>
  );
}
