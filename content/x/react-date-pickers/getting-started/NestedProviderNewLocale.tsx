import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';

const date = dayjs('2024-06-12');

export default function NestedProviderNewLocale() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Outer provider" defaultValue={date} />
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
          <DatePicker label="Inner, adapter and locale" defaultValue={date} />
        </LocalizationProvider>
        <LocalizationProvider adapterLocale="fr">
          <DatePicker label="Inner, locale alone" defaultValue={date} />
        </LocalizationProvider>
      </Stack>
    </LocalizationProvider>
  );
}
