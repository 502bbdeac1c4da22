import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';
import * as React from 'react';

const nine = dayjs('2024-06-12T09:00');

export default function DigitalSteps() {
  const [minutes, setMinutes] = React.useState(45);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={2}>
        <Slider
          aria-label="Step in minutes"
          value={minutes}
          onChange={(_event, step) => setMinutes(Number(step))}
          min={5}
          max={60}
          step={5}
          valueLabelDisplay="on"
          sx={{ width: 240, mt: 3 }}
        />
        <Stack direction="row" gap={4}>
          <DigitalClock timeStep={minutes} defaultValue={nine} />
          <MultiSectionDigitalClock
            aria-label="Time"
            timeSteps={{ minutes }}
            defaultValue={nine}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
