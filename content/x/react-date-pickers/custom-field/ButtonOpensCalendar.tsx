import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

interface ButtonFieldProps
  extends BaseSingleInputFieldProps<
    Dayjs | null,
    Dayjs,
    FieldSection,
    DateValidationError
  > {
  onToggle?: () => void;
}

function ButtonField(props: ButtonFieldProps) {
  const { label, value, disabled, InputProps, onToggle } = props;
  return (
    <Button
      ref={InputProps?.ref}
      variant="outlined"
      disabled={disabled}
      aria-haspopup="dialog"
      onClick={onToggle}
    >
      {label}: {value ? value.format('MMM D') : 'any day'}
    </Button>
  );
}

export default function ButtonOpensCalendar() {
  const [open, setOpen] = React.useState(false);
  const field = { readOnly: true, onToggle: () => setOpen(!open) };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Inspection"
        defaultValue={dayjs('2024-05-23')}
        open={open}
        onClose={() => setOpen(false)}
        slots={{ field: ButtonField }}
        slotProps={{ field }}
      />
    </LocalizationProvider>
  );
}
