import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';
import * as React from 'react';

export default function LuxonInUtc() {
  const [value, setValue] = React.useState<DateTime | null>(
    DateTime.fromISO('2024-09-26T08:45', { zone: 'UTC' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Departure (UTC)"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2">
          Stored: {value?.isValid ? value.toISO() : 'no valid date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
