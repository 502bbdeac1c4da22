import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const formats = [
  'YYYY-MM-DD',
  'D MMMM YYYY',
  'ddd, MMM D',
  'MM/YY',
  'YYYY',
  '[Week of] MMM D',
];

export default function FieldFormatGallery() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {formats.map((format) => (
          <DateField
            key={format}
            label={format}
            format={format}
            defaultValue={dayjs('2024-06-02')}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
