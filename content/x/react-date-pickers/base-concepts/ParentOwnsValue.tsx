import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function ParentOwnsValue() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <DatePicker label="Due" value={value} onChange={setValue} />
        <Button
          variant="outlined"
          onClick={() => setValue((day) => day?.add(1, 'week') ?? null)}
        >
          One week later
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
