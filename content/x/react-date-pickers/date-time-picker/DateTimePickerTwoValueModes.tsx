import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function DateTimePickerTwoValueModes() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2024-06-12T09:45'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Uncontrolled"
          defaultValue={dayjs('2024-06-12T09:45')}
        />
        <DateTimePicker label="Controlled" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          State:{' '}
          {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'not complete'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
