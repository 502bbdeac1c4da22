import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs, { type Dayjs } from 'dayjs';

function YearJumpHeader(props: PickersCalendarHeaderProps<Dayjs>) {
  const { currentMonth, onMonthChange, labelId } = props;

  const button = (label: string, text: string, months: number) => (
    <IconButton
      aria-label={label}
      onClick={() =>
        onMonthChange(
          currentMonth.add(months, 'month'),
          months > 0 ? 'left' : 'right',
        )
      }
    >
      <Box component="span" sx={{ fontSize: 18, minWidth: 24 }}>
        {text}
      </Box>
    </IconButton>
  );

  return (
    <Stack direction="row" alignItems="center" sx={{ px: 2, py: 1 }}>
      {button('Previous year', '«', -12)}
      {button('Previous month', '‹', -1)}
      <Typography id={labelId} aria-live="polite" align="center" flexGrow={1}>
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      {button('Next month', '›', 1)}
      {button('Next year', '»', 12)}
    </Stack>
  );
}

export default function CalendarHeaderWithYearJump() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-06-12')}
        slots={{ calendarHeader: YearJumpHeader }}
      />
    </LocalizationProvider>
  );
}
