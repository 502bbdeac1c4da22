import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const opening = dayjs('2024-09-10T10:00');
const closing = dayjs('2024-09-20T16:45');

export default function DisabledOptions() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2024-09-12T11:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" flexWrap="wrap" alignItems="center" gap={3}>
        <DateCalendar
          value={value}
          onChange={setValue}
          minDate={opening}
          maxDate={closing}
        />
        <MultiSectionDigitalClock
          aria-label="Time"
          value={value}
          onChange={setValue}
          minTime={opening}
          maxTime={closing}
          timeSteps={{ minutes: 15 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
