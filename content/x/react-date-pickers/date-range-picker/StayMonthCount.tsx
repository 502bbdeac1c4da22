import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs from 'dayjs';
import * as React from 'react';

type Count = 1 | 2 | 3;

export default function StayMonthCount() {
  const [calendars, setCalendars] = React.useState<Count>(2);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} alignItems="flex-start" sx={{ maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Number of months"
          value={calendars}
          onChange={(_event, next: Count | null) => next && setCalendars(next)}
        >
          <ToggleButton value={1}>1</ToggleButton>
          <ToggleButton value={2}>2</ToggleButton>
          <ToggleButton value={3}>3</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <StaticDateRangePicker
            displayStaticWrapperAs="desktop"
            calendars={calendars}
            defaultValue={[dayjs('2024-06-14'), dayjs('2024-07-03')]}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
