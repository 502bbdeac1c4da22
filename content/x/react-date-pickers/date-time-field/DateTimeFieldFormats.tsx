import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const reading = dayjs('2024-09-18T21:06:33');

export default function DateTimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField
          label="Like ISO 8601"
          defaultValue={reading}
          format="YYYY-MM-DD HH:mm"
        />
        <DateTimeField
          label="Month in letters"
          defaultValue={reading}
          format="D MMMM YYYY, hh:mm A"
        />
        <DateTimeField
          label="With seconds"
          defaultValue={reading}
          format="DD.MM.YYYY HH:mm:ss"
        />
      </Stack>
    </LocalizationProvider>
  );
}
