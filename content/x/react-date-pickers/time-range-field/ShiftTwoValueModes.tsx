import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const initial: DateRange<Dayjs> = [
  dayjs('2024-03-04T06:30'),
  dayjs('2024-03-04T14:15'),
];

function toText(time: Dayjs | null) {
  return time?.isValid() ? time.format('HH:mm') : 'open';
}

export default function ShiftTwoValueModes() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>(initial);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputTimeRangeField
          label="Uncontrolled"
          defaultValue={initial}
        />
        <SingleInputTimeRangeField
          label="Controlled"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" role="status">
          State: {toText(value[0])} to {toText(value[1])}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
