import Stack from '@mui/material/Stack';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import moment from 'moment-jalaali';
import { RightToLeft } from '../../../parts/TextDirection';

// Once for the page: Persian names, and digits that fields can edit.
moment.loadPersian({ usePersianDigits: false });
moment.locale('en');

const persianText =
  faIR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function JalaliWithMoment() {
  return (
    <RightToLeft lang="fa">
      <LocalizationProvider
        dateAdapter={AdapterMomentJalaali}
        localeText={persianText}
      >
        <Stack spacing={2} alignItems="center">
          <DateField label="تاریخ" defaultValue={moment('2024-06-12T09:45')} />
          <DateCalendar defaultValue={moment('2024-06-12T09:45')} />
        </Stack>
      </LocalizationProvider>
    </RightToLeft>
  );
}
