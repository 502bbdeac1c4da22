import AlarmIcon from '@mui/icons-material/Alarm';
import EventSeatIcon from '@mui/icons-material/EventSeat';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimePickerTabs,
  type DateTimePickerTabsProps,
} from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

function TicketTabs(props: DateTimePickerTabsProps) {
  const { view, className, ...other } = props;
  const isTime = view === 'hours' || view === 'minutes';

  return (
    <Box className={className}>
      <DateTimePickerTabs {...other} view={view} />
      <Typography variant="overline" sx={{ px: 3 }}>
        Step {isTime ? '2: time' : '1: day'} of the visit
      </Typography>
    </Box>
  );
}

export default function TabsWithIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2024-06-12T09:45')}
        slots={{ tabs: TicketTabs }}
        slotProps={{
          tabs: { dateIcon: <EventSeatIcon />, timeIcon: <AlarmIcon /> },
        }}
      />
    </LocalizationProvider>
  );
}
