import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import * as React from 'react';

dayjs.extend(utc);

export default function StoreUtcShowLocal() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs.utc('2024-09-26T18:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Backup (your time)"
          value={value}
          onChange={(newValue) => setValue(newValue?.utc() ?? null)}
          timezone="system"
        />
        <Typography variant="body2">
          Stored: {value?.isValid() ? value.format() : 'no valid date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
