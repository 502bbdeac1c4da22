import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type Period, wholePeriod } from './entries';

interface PeriodPickersProps {
  period: Period;
  onChange: (period: Period) => void;
}

const shared = {
  views: ['month'] as const,
  format: 'MMM YYYY',
  slotProps: { textField: { size: 'small' as const } },
  sx: { flex: '1 1 0', minWidth: 0, maxWidth: 200 },
};

export function PeriodPickers({ period, onChange }: PeriodPickersProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', gap: 2, gridColumn: '1 / -1' }}>
        <DatePicker
          {...shared}
          label="From"
          value={period.from}
          minDate={wholePeriod.from}
          maxDate={period.to}
          onChange={(from, { validationError }) => {
            if (from && !validationError) onChange({ ...period, from });
          }}
        />
        <DatePicker
          {...shared}
          label="To"
          value={period.to}
          minDate={period.from}
          maxDate={wholePeriod.to}
          onChange={(to, { validationError }) => {
            if (to && !validationError) onChange({ ...period, to });
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
