import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

interface WeekDayProps extends PickersDayProps<Dayjs> {
  week?: Dayjs | null;
  hoveredWeek?: Dayjs | null;
}

function WeekDay({ week, hoveredWeek, ...props }: WeekDayProps) {
  const isSelected = week?.isSame(props.day, 'week') ?? false;
  const isHovered = !isSelected && hoveredWeek?.isSame(props.day, 'week');

  return (
    <PickersDay
      {...props}
      selected={isSelected}
      sx={{ borderRadius: 1, ...(isHovered && { bgcolor: 'action.hover' }) }}
    />
  );
}

export default function CalendarPickWholeWeek() {
  const [week, setWeek] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [hoveredWeek, setHoveredWeek] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center">
        <DateCalendar
          value={week}
          onChange={setWeek}
          showDaysOutsideCurrentMonth
          slots={{ day: WeekDay }}
          slotProps={{
            day: ({ day }) =>
              ({
                week,
                hoveredWeek,
                onPointerEnter: () => setHoveredWeek(day),
                onPointerLeave: () => setHoveredWeek(null),
              }) as Partial<PickersDayProps<unknown>>,
          }}
        />
        <Typography variant="body2" role="status">
          {week?.startOf('week').format('MMM D')} to{' '}
          {week?.endOf('week').format('MMM D')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
