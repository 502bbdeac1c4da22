import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import * as React from 'react';

export default function NoOpeningButton() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} alignItems="flex-start">
        <DesktopDatePicker
          label="Return flight"
          defaultValue={dayjs('2024-09-02')}
          disableOpenPicker
          open={open}
          onClose={() => setOpen(false)}
        />
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Show calendar
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
