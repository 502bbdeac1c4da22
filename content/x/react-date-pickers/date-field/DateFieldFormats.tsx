import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const issued = dayjs('2024-06-02');

export default function DateFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField label="ISO" format="YYYY-MM-DD" defaultValue={issued} />
        <DateField label="Words" format="D MMMM YYYY" defaultValue={issued} />
        <DateField
          label="Spacious"
          formatDensity="spacious"
          defaultValue={issued}
        />
        <DateField
          label="Without leading zeros"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={issued}
        />
      </Stack>
    </LocalizationProvider>
  );
}
