import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function ThreeInteractionStyles() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={2}>
        <DatePicker label="Picker" value={value} onChange={setValue} />
        <DateField label="Field" value={value} onChange={setValue} />
        <DateCalendar value={value} onChange={setValue} />
      </Stack>
    </LocalizationProvider>
  );
}
