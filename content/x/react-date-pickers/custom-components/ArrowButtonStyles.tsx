import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const outlined = { border: 1, borderColor: 'divider', mx: 0.5 };

export default function ArrowButtonStyles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-06-12')}
        slotProps={{
          previousIconButton: { size: 'small', sx: outlined },
          nextIconButton: { size: 'small', sx: outlined },
          leftArrowIcon: { color: 'primary' },
          rightArrowIcon: { color: 'primary' },
        }}
      />
    </LocalizationProvider>
  );
}
