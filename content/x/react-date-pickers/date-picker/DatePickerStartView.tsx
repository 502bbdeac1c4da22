import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const limits = { minDate: dayjs('1996-01-01'), maxDate: dayjs('2011-12-31') };

export default function DatePickerStartView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <DatePicker
          label="Date of birth"
          openTo="year"
          views={['year', 'month', 'day']}
          defaultValue={dayjs('2003-11-08')}
          {...limits}
        />
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          openTo="year"
          views={['year', 'month', 'day']}
          defaultValue={dayjs('2003-11-08')}
          {...limits}
        />
      </Stack>
    </LocalizationProvider>
  );
}
