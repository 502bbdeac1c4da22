import Stack from '@mui/material/Stack';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { RightToLeft } from '../../../parts/TextDirection';

const persianText =
  faIR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function JalaliWithDateFns() {
  return (
    <RightToLeft lang="fa">
      <LocalizationProvider
        dateAdapter={AdapterDateFnsJalali}
        localeText={persianText}
      >
        <Stack spacing={2} alignItems="center">
          <DateField
            label="تاریخ"
            defaultValue={new Date(2024, 5, 12, 9, 45)}
          />
          <StaticDateTimePicker defaultValue={new Date(2024, 5, 12, 9, 45)} />
        </Stack>
      </LocalizationProvider>
    </RightToLeft>
  );
}
