import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

// 10:00 to 11:59 and 13:30 to 13:59 are booked.
function isBooked(value: Dayjs, view: TimeView) {
  const hour = value.hour();
  if (hour === 10 || hour === 11) {
    return true;
  }
  return view === 'minutes' && hour === 13 && value.minute() >= 30;
}

const isSlotBooked = (value: Dayjs) =>
  isBooked(value, 'hours') || isBooked(value, 'minutes');

export default function DigitalBookedSlots() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2024-06-12T13:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" justifyContent="center" gap={4}>
        <DigitalClock
          ampm={false}
          value={value}
          onChange={setValue}
          shouldDisableTime={isSlotBooked}
        />
        <MultiSectionDigitalClock
          aria-label="Time"
          ampm={false}
          value={value}
          onChange={setValue}
          timeSteps={{ minutes: 30 }}
          shouldDisableTime={isBooked}
        />
      </Stack>
    </LocalizationProvider>
  );
}
