import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { RangePosition } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';
import * as React from 'react';

export default function StayEditEndFirst() {
  const [open, setOpen] = React.useState(false);
  const [rangePosition, setRangePosition] =
    React.useState<RangePosition>('start');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <DateRangePicker
          localeText={{ start: 'Check-in', end: 'Check-out' }}
          defaultValue={[dayjs('2024-06-14'), dayjs('2024-06-18')]}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          rangePosition={rangePosition}
          onRangePositionChange={setRangePosition}
        />
        <Button
          variant="outlined"
          onClick={() => {
            setRangePosition('end');
            setOpen(true);
          }}
        >
          Change check-out
        </Button>
        <Typography variant="body2" aria-live="polite">
          The next pick sets the {rangePosition}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
