import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function TwoLinkedDateTimePickers() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2024-10-03T13:00'),
  );
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2024-10-04T11:30'));
  const minutes =
    start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : -1;

  const changeStart = (moment: Dayjs | null) => {
    setStart(moment);
    if (moment?.isValid() && end?.isBefore(moment)) setEnd(null);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DateTimePicker
            label="Truck leaves"
            value={start}
            onChange={changeStart}
          />
          <DateTimePicker
            label="Truck returns"
            value={end}
            onChange={setEnd}
            minDateTime={start?.isValid() ? start : undefined}
          />
        </Stack>
        <Typography variant="body2" role="status">
          {minutes < 0
            ? 'Choose both moments, the start first.'
            : `Booked: ${Math.floor(minutes / 60)} h ${minutes % 60} min.`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
