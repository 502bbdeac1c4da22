import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import * as React from 'react';

const parts = [
  'layout',
  'toolbar',
  'calendarHeader',
  'switchViewButton',
  'previousIconButton',
  'nextIconButton',
  'day',
  'actionBar',
] as const;
type Part = (typeof parts)[number];

export default function SlotMapViewer() {
  const [shown, setShown] = React.useState<Part>('toolbar');
  const slotProps = {
    [shown]: { sx: { outline: 3, outlineColor: 'secondary.main' } },
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={2}>
        <TextField
          select
          size="small"
          label="Slot"
          value={shown}
          onChange={(event) => setShown(event.target.value as Part)}
          sx={{ width: 220 }}
        >
          {parts.map((part) => (
            <MenuItem key={part} value={part}>
              {part}
            </MenuItem>
          ))}
        </TextField>
        <StaticDatePicker
          defaultValue={dayjs('2024-06-12')}
          slotProps={slotProps}
        />
      </Stack>
    </LocalizationProvider>
  );
}
