import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const shiftDay = dayjs('2024-03-04');

function toText(time: Dayjs | null) {
  return time?.isValid() ? time.format('YYYY-MM-DD HH:mm') : 'not set';
}

export default function ShiftHiddenDay() {
  const [[start, end], setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-03-04T06:30'),
    dayjs('2024-03-04T14:15'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputTimeRangeField
          label="Shift"
          referenceDate={shiftDay}
          value={[start, end]}
          onChange={setShift}
          clearable
        />
        <Typography variant="body2" role="status">
          From {toText(start)} to {toText(end)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
