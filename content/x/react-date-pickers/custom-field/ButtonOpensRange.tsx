import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';
import * as React from 'react';
import { RangeButtonField } from './RangeButtonField';

export default function ButtonOpensRange() {
  const [open, setOpen] = React.useState(false);
  const button = React.useRef<HTMLElement>();
  const field = {
    readOnly: true,
    onToggle: (event: React.MouseEvent<HTMLElement>) => {
      button.current = event.currentTarget;
      setOpen(!open);
    },
  };
  const close = () => {
    setOpen(false);
    // A click elsewhere has moved the focus; a key leaves it in the popup.
    const inPopup = document.activeElement?.closest('[role="tooltip"]');
    if (inPopup) button.current?.focus();
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Road closed"
        defaultValue={[dayjs('2024-05-06'), dayjs('2024-05-17')]}
        open={open}
        onClose={close}
        slots={{ field: RangeButtonField }}
        autoFocus
        slotProps={{ field }}
      />
    </LocalizationProvider>
  );
}
