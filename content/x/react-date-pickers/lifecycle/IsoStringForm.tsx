import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const loaded = { title: 'Chimney sweep', day: '2024-06-12' };

export default function IsoStringForm() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs(loaded.day));
  const [error, setError] = React.useState<DateValidationError>(null);
  const [sent, setSent] = React.useState('nothing yet');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (day !== null && error === null) {
      const body = { ...loaded, day: day.format('YYYY-MM-DD') };
      setSent(JSON.stringify(body));
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        aria-label="Appointment"
        onSubmit={handleSubmit}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        <Stack spacing={2} alignItems="flex-start">
          <DatePicker
            label={loaded.title}
            value={day}
            onChange={setDay}
            onError={setError}
          />
          <Button
            type="submit"
            variant="contained"
            disabled={day === null || error !== null}
          >
            Save the day
          </Button>
          <Typography variant="body2" role="status">
            Sent: {sent}
          </Typography>
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}
