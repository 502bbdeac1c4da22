import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const day = dayjs('2024-03-04');

export default function TwoLinkedTimePickers() {
  const [start, setStart] = React.useState<Dayjs | null>(
    day.hour(9).minute(30),
  );
  const [end, setEnd] = React.useState<Dayjs | null>(day.hour(12));
  const isTooEarly =
    start !== null && end !== null && end.valueOf() < start.valueOf();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ minHeight: 80 }}
      >
        <TimePicker
          label="Opens"
          value={start}
          onChange={setStart}
          referenceDate={day}
          slotProps={{ field: { referenceDate: day } }}
        />
        <TimePicker
          label="Closes"
          value={end}
          onChange={setEnd}
          referenceDate={day}
          minTime={start?.isValid() ? start : undefined}
          slotProps={{
            field: { referenceDate: day },
            textField: {
              helperText: isTooEarly ? 'Closes before it opens.' : ' ',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
