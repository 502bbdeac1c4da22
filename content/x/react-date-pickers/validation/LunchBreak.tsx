import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

function isLunch(value: Dayjs, view: TimeView) {
  if (view === 'hours') {
    return value.hour() === 12;
  }
  // 13:00 to 13:29
  return view === 'minutes' && value.hour() === 13 && value.minute() < 30;
}

export default function LunchBreak() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={2}>
        <TimeField
          label="Call me at"
          ampm={false}
          defaultValue={dayjs('2024-06-12T12:40')}
          shouldDisableTime={isLunch}
          slotProps={{ textField: { helperText: 'Not from 12:00 to 13:30' } }}
        />
        <MultiSectionDigitalClock
          aria-label="Call me at"
          ampm={false}
          defaultValue={dayjs('2024-06-12T13:40')}
          shouldDisableTime={isLunch}
        />
      </Stack>
    </LocalizationProvider>
  );
}
