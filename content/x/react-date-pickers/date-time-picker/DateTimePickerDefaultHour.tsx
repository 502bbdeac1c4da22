import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function DateTimePickerDefaultHour() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} alignItems="flex-start">
        <DateTimePicker
          label="Interview"
          value={value}
          onChange={setValue}
          referenceDate={dayjs('2024-09-02T09:00')}
        />
        <Typography variant="body2" role="status">
          {value?.isValid()
            ? value.format('MMMM D, HH:mm')
            : 'No interview yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
