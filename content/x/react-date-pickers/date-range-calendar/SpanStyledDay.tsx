import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import dayjs, { type Dayjs } from 'dayjs';

function SpanDay(props: DateRangePickerDayProps<Dayjs>) {
  const { isHighlighting, isStartOfHighlighting, isEndOfHighlighting } = props;
  const isFree = props.isPreviewing && !isHighlighting;
  return (
    <DateRangePickerDay
      {...props}
      sx={{
        ...(isFree && { bgcolor: 'action.hover' }),
        ...(isHighlighting && {
          borderRadius: 0,
          bgcolor: 'success.main',
          '& .MuiPickersDay-root': { color: 'success.contrastText' },
        }),
        ...(isStartOfHighlighting && { borderStartStartRadius: 12 }),
        ...(isEndOfHighlighting && { borderEndEndRadius: 12 }),
      }}
    />
  );
}

export default function SpanStyledDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2024-07-10'), dayjs('2024-07-18')]}
          slots={{ day: SpanDay }}
        />
      </Box>
    </LocalizationProvider>
  );
}
