import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function MeetingHiddenSeconds() {
  const [meeting, setMeeting] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-10-03T09:00:42'),
    dayjs('2024-10-03T10:30:17'),
  ]);

  const list = (format: string) =>
    meeting
      .map((moment) => (moment?.isValid() ? moment.format(format) : 'not set'))
      .join(' to ');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <MultiInputDateTimeRangeField
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Meeting starts' : 'Meeting ends',
            }),
          }}
          value={meeting}
          onChange={setMeeting}
        />
        <Typography variant="body2" role="status">
          Times in the value: {list('HH:mm:ss')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
