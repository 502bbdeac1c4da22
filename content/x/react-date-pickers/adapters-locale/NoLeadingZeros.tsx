import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const early = dayjs('2024-06-02');

export default function NoLeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField label="Default" format="M/D/YYYY" defaultValue={early} />
        <DateField
          label="Field, as in the format"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={early}
        />
        <DatePicker
          label="Picker, as in the format"
          format="M/D/YYYY"
          slotProps={{ field: { shouldRespectLeadingZeros: true } }}
          defaultValue={early}
        />
      </Stack>
    </LocalizationProvider>
  );
}
