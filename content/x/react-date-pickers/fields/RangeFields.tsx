import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const stay: [Dayjs, Dayjs] = [dayjs('2024-06-12'), dayjs('2024-06-19')];

export default function RangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <SingleInputDateRangeField label="Stay" defaultValue={stay} />
        <MultiInputDateRangeField
          defaultValue={stay}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Arrival' : 'Departure',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
