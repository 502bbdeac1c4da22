import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function MidnightOnChange() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2024-02-12T16:40'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DatePicker
          label="First lesson"
          value={value}
          onChange={(day) => setValue(day?.startOf('day') ?? null)}
        />
        <Typography variant="body2" role="status">
          {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'No lesson'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
