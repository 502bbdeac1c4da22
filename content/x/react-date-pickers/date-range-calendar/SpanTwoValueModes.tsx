import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const initial: DateRange<Dayjs> = [dayjs('2024-07-08'), dayjs('2024-07-19')];

export default function SpanTwoValueModes() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>(initial);
  const [state, setState] = React.useState('finish');
  const days = value.map((day) => day?.format('MMM D') ?? 'open').join(' – ');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <Stack direction="row" gap={2}>
          <div>
            <Typography align="center">Uncontrolled</Typography>
            <DateRangeCalendar calendars={1} defaultValue={initial} />
          </div>
          <div>
            <Typography align="center" role="status">
              Controlled: {days} ({state})
            </Typography>
            <DateRangeCalendar
              calendars={1}
              value={value}
              onChange={(newValue, selectionState) => {
                setValue(newValue);
                setState(selectionState ?? 'finish');
              }}
            />
          </div>
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}
