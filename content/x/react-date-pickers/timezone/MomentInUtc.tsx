import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment, { type Moment } from 'moment';
import * as React from 'react';

export default function MomentInUtc() {
  const [value, setValue] = React.useState<Moment | null>(
    moment.utc('2024-09-26T08:45'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterMoment}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Departure (UTC)"
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
