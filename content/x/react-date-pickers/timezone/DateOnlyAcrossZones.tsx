import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import * as React from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['Asia/Tokyo', 'Europe/Paris', 'America/Sao_Paulo'];

// The same birthday, entered in Tokyo and saved in two ways.
const savedDate = '1990-07-04';
const savedInstant = dayjs.tz(savedDate, 'Asia/Tokyo').toISOString();

export default function DateOnlyAcrossZones() {
  const [zone, setZone] = React.useState('America/Sao_Paulo');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TextField
          select
          label="Zone of the reader"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateField
          readOnly
          label="Saved as a date"
          value={dayjs.tz(savedDate, zone)}
          helperText={savedDate}
        />
        <DateField
          readOnly
          label="Saved as an instant"
          value={dayjs.utc(savedInstant)}
          timezone={zone}
          helperText={savedInstant}
        />
      </Stack>
    </LocalizationProvider>
  );
}
