import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment, { type Moment } from 'moment-timezone';
import * as React from 'react';

export default function MomentInZone() {
  const [value, setValue] = React.useState<Moment | null>(
    moment.tz('2024-09-26T17:45', 'Asia/Tokyo'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Departure (Tokyo)"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2">
          Stored: {value?.isValid() ? value.format() : 'no valid date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
