import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const placeholders = {
  fieldMonthPlaceholder: ({ format }: { format: string }) =>
    format === 'MMM' ? 'mon' : format.toLowerCase(),
  fieldDayPlaceholder: () => 'day',
  fieldYearPlaceholder: () => 'year',
};

export default function ShortMonthPlaceholder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={placeholders}>
      <DateField focused label="Date" format="D MMM YYYY" />
    </LocalizationProvider>
  );
}
