import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';
import { describeDate } from './describeDate';

export default function CancelVersusEscape() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [accepted, setAccepted] = React.useState(value);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <MobileDatePicker
          label="Moving day"
          value={value}
          onChange={setValue}
          onAccept={setAccepted}
        />
        <Typography variant="body2" role="status">
          Value {describeDate(value)}, accepted {describeDate(accepted)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
