import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import * as React from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = [
  'UTC',
  'system',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Tokyo',
];

export default function ZoneComparer() {
  const [zone, setZone] = React.useState('Asia/Kolkata');
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs.utc('2024-09-26T08:45'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TextField
          select
          label="timezone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker
          label="Video call"
          value={value}
          onChange={setValue}
          timezone={zone}
        />
        <Typography variant="body2">
          Stored: {value?.isValid() ? value.toISOString() : 'no valid date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
