import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const fairDay = dayjs('2024-09-12');

export default function ReferenceForHiddenParts() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} alignItems="flex-start">
        <TimePicker
          label="Opening of the fair"
          value={value}
          onChange={setValue}
          referenceDate={fairDay}
          slotProps={{ field: { referenceDate: fairDay } }}
        />
        <Typography variant="body2" role="status">
          Value:{' '}
          {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'not complete'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
