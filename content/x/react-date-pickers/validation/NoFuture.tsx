import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const farAhead = dayjs('2087-03-09T14:00');

export default function NoFuture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Date of birth"
          disableFuture
          defaultValue={farAhead}
        />
        <TimeField label="Seen at" disableFuture defaultValue={farAhead} />
        <DateTimeField
          label="Moment of the accident"
          disableFuture
          defaultValue={farAhead}
        />
      </Stack>
    </LocalizationProvider>
  );
}
