// Task: a time between 9 and 17 in steps of a quarter of an hour, in 24 hours.
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const opening = dayjs('2024-01-01T09:00');
const closing = dayjs('2024-01-01T17:00');

export default function Appointment() {
  const [time, setTime] = React.useState<Dayjs | null>(opening);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Appointment"
        value={time}
        onChange={setTime}
        minTime={opening}
        maxTime={closing}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        ampm={false}
      />
    </LocalizationProvider>
  );
}
