import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const date = dayjs('2024-06-12');

export default function DatePickerViewSets() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Model year" views={['year']} defaultValue={date} />
        <DatePicker
          label="Card expiry"
          views={['month', 'year']}
          defaultValue={date}
        />
        <DatePicker
          label="Date of birth"
          views={['year', 'month', 'day']}
          defaultValue={date}
        />
      </Stack>
    </LocalizationProvider>
  );
}
