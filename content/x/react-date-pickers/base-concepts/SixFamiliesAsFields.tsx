import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const start = dayjs('2024-06-12T09:45');
const range: [Dayjs, Dayjs] = [start, start.add(2, 'day').add(3, 'hour')];

export default function SixFamiliesAsFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
        <DateField label="Date" defaultValue={start} />
        <TimeField label="Time" defaultValue={start} />
        <DateTimeField label="Date time" defaultValue={start} />
        <SingleInputDateRangeField label="Date range" defaultValue={range} />
        <SingleInputTimeRangeField label="Time range" defaultValue={range} />
        <SingleInputDateTimeRangeField
          label="Date time range"
          defaultValue={range}
        />
      </Stack>
    </LocalizationProvider>
  );
}
