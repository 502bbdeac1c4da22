import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const fair: DateRange<Dayjs> = [
  dayjs('2024-10-03T09:00'),
  dayjs('2024-10-05T17:30'),
];

export default function MeetingOneOrTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
        <SingleInputDateTimeRangeField
          label="Book fair"
          defaultValue={fair}
          clearable
          fullWidth
        />
        <MultiInputDateTimeRangeField
          defaultValue={fair}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Doors open' : 'Doors close',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
