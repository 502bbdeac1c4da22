import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import * as React from 'react';

export default function DatePickerExternalButton() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <DatePicker
          label="Delivery"
          defaultValue={dayjs('2024-06-12')}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          disableOpenPicker
        />
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Change delivery
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
