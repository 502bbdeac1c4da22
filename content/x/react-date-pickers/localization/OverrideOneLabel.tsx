import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const officeText = { okButtonLabel: 'Book', cancelButtonLabel: 'Back' };

export default function OverrideOneLabel() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={officeText}>
      <Stack direction="row" flexWrap="wrap" justifyContent="center" gap={2}>
        <StaticDatePicker
          defaultValue={dayjs('2024-06-12')}
          localeText={{
            toolbarTitle: 'Day in the office',
            okButtonLabel: 'Book the desk',
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
