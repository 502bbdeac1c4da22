import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const initial = dayjs('2024-06-12T16:45');

export default function ClockTwoValueModes() {
  const [value, setValue] = React.useState<Dayjs | null>(initial);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" flexWrap="wrap" gap={2} justifyContent="center">
        <div>
          <Typography align="center">Uncontrolled</Typography>
          <TimeClock defaultValue={initial} ampm={false} />
        </div>
        <div>
          <Typography align="center" role="status">
            Controlled: {value?.format('HH:mm')}
          </Typography>
          <TimeClock value={value} onChange={setValue} ampm={false} />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
