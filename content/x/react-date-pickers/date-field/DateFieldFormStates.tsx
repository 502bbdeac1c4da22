import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateFieldFormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Disabled"
          defaultValue={dayjs('2024-06-12')}
          disabled
        />
        <DateField
          label="Read-only"
          defaultValue={dayjs('2024-06-12')}
          readOnly
        />
        <DateField
          label="Required"
          defaultValue={dayjs('2024-06-12')}
          required
        />
      </Stack>
    </LocalizationProvider>
  );
}
