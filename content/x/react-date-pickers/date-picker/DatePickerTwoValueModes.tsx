import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

function describe(value: Dayjs | null) {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'an invalid date';
}

export default function DatePickerTwoValueModes() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2024-06-12T09:40'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Uncontrolled"
          defaultValue={dayjs('2024-06-12T09:40')}
        />
        <DatePicker label="Controlled" value={value} onChange={setValue} />
        <Typography variant="body2" aria-live="polite">
          The parent holds {describe(value)}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
