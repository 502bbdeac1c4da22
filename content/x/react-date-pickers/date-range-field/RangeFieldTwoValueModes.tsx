import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const initial: DateRange<Dayjs> = [dayjs('2024-09-02'), dayjs('2024-12-20')];

function toText(day: Dayjs | null) {
  return day?.isValid() ? day.format('YYYY-MM-DD') : 'open';
}

export default function RangeFieldTwoValueModes() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>(initial);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputDateRangeField
          label="Uncontrolled"
          defaultValue={initial}
        />
        <SingleInputDateRangeField
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
