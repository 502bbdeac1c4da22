import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import * as React from 'react';

const sets = {
  'year and month': ['year', 'month'],
  'month and day': ['month', 'day'],
  'year, month, and day': ['year', 'month', 'day'],
} satisfies Record<string, DateView[]>;

export default function CalendarViewSets() {
  const [name, setName] = React.useState<keyof typeof sets>('month and day');
  const views = sets[name];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={2}>
        <TextField
          select
          size="small"
          label="Views"
          value={name}
          onChange={(event) => setName(event.target.value as keyof typeof sets)}
          sx={{ width: 220 }}
        >
          {Object.keys(sets).map((key) => (
            <MenuItem key={key} value={key}>
              {key}
            </MenuItem>
          ))}
        </TextField>
        <DateCalendar
          key={name}
          defaultValue={dayjs('2024-06-12')}
          views={views}
          openTo={views[0]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
