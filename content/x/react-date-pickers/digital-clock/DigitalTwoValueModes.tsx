import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function DigitalTwoValueModes() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2024-06-12T09:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={1}>
        <Stack direction="row" gap={4}>
          <div>
            <Typography>Uncontrolled</Typography>
            <DigitalClock defaultValue={dayjs('2024-06-12T09:30')} />
          </div>
          <div>
            <Typography>Controlled</Typography>
            <DigitalClock value={value} onChange={setValue} />
          </div>
        </Stack>
        <Typography variant="body2" role="status">
          State: {value?.format('YYYY-MM-DD HH:mm')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
