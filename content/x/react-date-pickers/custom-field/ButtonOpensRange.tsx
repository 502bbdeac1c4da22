import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';
import * as React from 'react';
import {
  RangeButtonField,
  type RangeButtonFieldProps,
} from './RangeButtonField';

export default function ButtonOpensRange() {
  const [open, setOpen] = React.useState(false);
  const field: Pick<RangeButtonFieldProps, 'disabled' | 'onToggle'> = {
    onToggle: () => setOpen(!open),
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Road closed"
        defaultValue={[dayjs('2024-05-06'), dayjs('2024-05-17')]}
        open={open}
        onClose={() => setOpen(false)}
        slots={{ field: RangeButtonField }}
        slotProps={{ field, popper: { disablePortal: true } }}
      />
    </LocalizationProvider>
  );
}
