import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import * as React from 'react';

export default function NameTheDialog() {
  const titleId = React.useId();
  const name = { 'aria-labelledby': titleId };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <Typography id={titleId} component="p" variant="subtitle2">
          When shall we call you?
        </Typography>
        <DatePicker
          defaultValue={dayjs('2024-06-12')}
          slotProps={{
            textField: { inputProps: name },
            popper: name,
            mobilePaper: name,
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
