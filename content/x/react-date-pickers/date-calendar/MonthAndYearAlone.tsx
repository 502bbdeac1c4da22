import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';
import * as React from 'react';

const limits = { minDate: dayjs('2020-03-01'), maxDate: dayjs('2031-10-31') };

export default function MonthAndYearAlone() {
  const [value, setValue] = React.useState(dayjs('2024-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={1}>
        <Stack direction="row" flexWrap="wrap" justifyContent="center" gap={2}>
          <MonthCalendar value={value} onChange={setValue} {...limits} />
          <YearCalendar value={value} onChange={setValue} {...limits} />
        </Stack>
        <Typography variant="body2" role="status">
          {value.format('MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
