import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';
import * as React from 'react';

export default function SpanMonthCount() {
  const [calendars, setCalendars] = React.useState<1 | 2 | 3>(3);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Months"
          value={calendars}
          onChange={(_event, count: 1 | 2 | 3 | null) =>
            setCalendars(count ?? calendars)
          }
        >
          <ToggleButton value={1}>1 month</ToggleButton>
          <ToggleButton value={2}>2 months</ToggleButton>
          <ToggleButton value={3}>3 months</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ overflowX: 'auto' }}>
          <DateRangeCalendar
            calendars={calendars}
            defaultValue={[dayjs('2024-07-24'), dayjs('2024-09-06')]}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
