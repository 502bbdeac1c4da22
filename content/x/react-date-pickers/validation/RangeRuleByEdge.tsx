import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const monday = 1;
const friday = 5;

function hasNoFerry(day: Dayjs, position: 'start' | 'end') {
  return day.day() !== (position === 'start' ? monday : friday);
}

export default function RangeRuleByEdge() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Out on a Monday', end: 'Back on a Friday' }}
        defaultValue={[dayjs('2024-06-10'), dayjs('2024-06-13')]}
        shouldDisableDate={hasNoFerry}
      />
    </LocalizationProvider>
  );
}
