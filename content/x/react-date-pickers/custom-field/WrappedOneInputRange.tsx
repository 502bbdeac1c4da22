import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const SmallRangeField = Object.assign(
  React.forwardRef<HTMLDivElement, SingleInputDateRangeFieldProps<Dayjs>>(
    (props, ref) => (
      <SingleInputDateRangeField {...props} ref={ref} size="small" />
    ),
  ),
  // Tells the range picker that both dates stand in one input.
  { fieldType: 'single-input' },
);

export default function WrappedOneInputRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Road closed"
        defaultValue={[dayjs('2024-05-06'), dayjs('2024-05-17')]}
        slots={{ field: SmallRangeField }}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}
