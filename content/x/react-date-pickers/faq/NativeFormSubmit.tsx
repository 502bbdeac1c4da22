import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function NativeFormSubmit() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-02-12'));
  const [sent, setSent] = React.useState<string | null>(null);
  const day = value?.isValid() ? value.format('YYYY-MM-DD') : '';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          setSent(String(data.get('lesson')));
        }}
      >
        <DatePicker label="First lesson" value={value} onChange={setValue} />
        <input type="hidden" name="lesson" value={day} />
        <Button type="submit" variant="contained">
          Enrol
        </Button>
        <Typography variant="body2" role="status">
          Sent: {sent === null ? 'nothing yet' : sent || 'an empty text'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
