import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function ReferenceForEmptyPicker() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={1}>
        <DateCalendar
          value={value}
          onChange={setValue}
          referenceDate={dayjs('2024-09-01T09:00')}
        />
        <Typography variant="body2" role="status">
          {value === null ? 'Nothing picked' : value.format('MMMM D, HH:mm')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
