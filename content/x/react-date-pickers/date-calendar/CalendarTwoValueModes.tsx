import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function CalendarTwoValueModes() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [lastCall, setLastCall] = React.useState('not called yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" flexWrap="wrap" justifyContent="center">
        <div>
          <Typography align="center">Uncontrolled</Typography>
          <DateCalendar defaultValue={dayjs('2024-06-12')} />
        </div>
        <div>
          <Typography align="center">Controlled</Typography>
          <DateCalendar
            value={value}
            onChange={(newValue, selectionState, view) => {
              setValue(newValue);
              setLastCall(`${selectionState}, ${view}`);
            }}
          />
          <Typography variant="body2" align="center" role="status">
            {value?.format('YYYY-MM-DD')}: {lastCall}
          </Typography>
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
