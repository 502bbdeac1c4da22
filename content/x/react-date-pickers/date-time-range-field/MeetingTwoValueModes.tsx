import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const initial: DateRange<Dayjs> = [
  dayjs('2024-10-03T09:00'),
  dayjs('2024-10-05T17:30'),
];

function toText(moment: Dayjs | null) {
  return moment?.isValid() ? moment.format('YYYY-MM-DD HH:mm') : 'open';
}

export default function MeetingTwoValueModes() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>(initial);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <SingleInputDateTimeRangeField
          label="Uncontrolled"
          defaultValue={initial}
        />
        <SingleInputDateTimeRangeField
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
