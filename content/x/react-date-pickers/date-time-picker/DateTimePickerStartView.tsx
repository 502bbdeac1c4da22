import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import dayjs from 'dayjs';

const born = dayjs('1987-09-12T04:20');

export default function DateTimePickerStartView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Opens on the years"
          openTo="year"
          defaultValue={born}
        />
        <MobileDateTimePicker
          label="Opens on the hours"
          openTo="hours"
          defaultValue={born}
        />
      </Stack>
    </LocalizationProvider>
  );
}
