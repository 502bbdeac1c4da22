import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function MeetingWithinEvent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        defaultValue={[dayjs('2024-10-03T10:15'), dayjs('2024-10-05T18:00')]}
        direction={{ xs: 'column', sm: 'row' }}
        minDateTime={dayjs('2024-10-03T09:00')}
        maxDateTime={dayjs('2024-10-05T17:30')}
        slotProps={{
          textField: ({ position }) => ({
            label: position === 'start' ? 'Booth from' : 'Booth until',
            helperText:
              position === 'start'
                ? 'Oct 3, 9 am at the earliest'
                : 'Oct 5, 5:30 pm at the latest',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
