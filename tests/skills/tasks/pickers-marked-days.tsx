// Task: a calendar that marks some days.
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import type { Dayjs } from 'dayjs';

interface MarkedDayProps extends PickersDayProps<Dayjs> {
  marked?: readonly string[];
}

function MarkedDay({ marked = [], ...props }: MarkedDayProps) {
  const isMarked = !props.outsideCurrentMonth && marked.includes(props.day.format('YYYY-MM-DD'));
  return (
    <Badge overlap="circular" color="primary" variant={isMarked ? 'dot' : undefined}>
      <PickersDay {...props} />
    </Badge>
  );
}

export default function Deliveries({ days }: { days: readonly string[] }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        slots={{ day: MarkedDay }}
        slotProps={{ day: { marked: days } as Partial<PickersDayProps<unknown>> }}
      />
    </LocalizationProvider>
  );
}
