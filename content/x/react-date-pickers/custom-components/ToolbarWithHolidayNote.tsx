import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePickerToolbar,
  type DatePickerToolbarProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const holidays = new Map([
  ['2024-06-20', 'Solstice festival'],
  ['2024-06-21', 'Offices are closed'],
]);

function ToolbarWithNote(props: DatePickerToolbarProps<Dayjs>) {
  const { className, ...other } = props;
  const note = holidays.get(props.value?.format('YYYY-MM-DD') ?? '');

  return (
    <Box className={className}>
      <DatePickerToolbar {...other} />
      <Typography role="status" color="text.secondary" sx={{ px: 3 }}>
        {note ?? 'No holiday'}
      </Typography>
    </Box>
  );
}

export default function ToolbarWithHolidayNote() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2024-06-20')}
        slots={{ toolbar: ToolbarWithNote }}
      />
    </LocalizationProvider>
  );
}
