import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function ClockSaveOnFinish() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2024-06-12T07:15'),
  );
  const [saved, setSaved] = React.useState('07:15');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center">
        <TimeClock
          ampm={false}
          showViewSwitcher
          value={value}
          onChange={(newValue, selectionState) => {
            setValue(newValue);
            if (selectionState === 'finish' && newValue !== null) {
              setSaved(newValue.format('HH:mm'));
            }
          }}
        />
        <Typography variant="body2" role="status">
          Shown: {value?.format('HH:mm')}, saved: {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
