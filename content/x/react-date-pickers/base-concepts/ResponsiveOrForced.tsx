import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

const due = dayjs('2024-06-12');

export default function ResponsiveOrForced() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Depends on the pointer" defaultValue={due} />
        <DesktopDatePicker label="Always desktop" defaultValue={due} />
        <MobileDatePicker label="Always mobile" defaultValue={due} />
      </Stack>
    </LocalizationProvider>
  );
}
