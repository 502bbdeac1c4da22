import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { RangePosition } from '@mui/x-date-pickers-pro';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';
import * as React from 'react';

export default function SpanControlledEdge() {
  const [edge, setEdge] = React.useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="The next click sets"
          value={edge}
          onChange={(_event, next: RangePosition | null) =>
            setEdge(next ?? edge)
          }
        >
          <ToggleButton value="start">First day</ToggleButton>
          <ToggleButton value="end">Last day</ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={1}
          rangePosition={edge}
          onRangePositionChange={setEdge}
          defaultValue={[dayjs('2024-07-08'), dayjs('2024-07-19')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
