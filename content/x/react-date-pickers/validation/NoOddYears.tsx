import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const hasNoBiennale = (year: Dayjs) => year.year() % 2 === 1;

export default function NoOddYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Year of the biennale"
          views={['year']}
          defaultValue={dayjs('2023-06-01')}
          shouldDisableYear={hasNoBiennale}
          slotProps={{ textField: { helperText: 'Held in even years' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
