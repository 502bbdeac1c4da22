import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import * as React from 'react';

export default function SpaciousFormat() {
  const [spacious, setSpacious] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DatePicker
          label="Inspection"
          defaultValue={dayjs('2024-05-23')}
          formatDensity={spacious ? 'spacious' : 'dense'}
        />
        <FormControlLabel
          label="Spacious"
          control={
            <Switch
              checked={spacious}
              onChange={(event) => setSpacious(event.target.checked)}
            />
          }
        />
      </Stack>
    </LocalizationProvider>
  );
}
