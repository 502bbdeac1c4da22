import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import * as React from 'react';

export default function TimePickerStepsAndColumns() {
  const [minutes, setMinutes] = React.useState(30);
  const [threshold, setThreshold] = React.useState(24);
  const isSingleColumn = 1440 / minutes <= threshold;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <Slider
          aria-label="Step of the minutes"
          value={minutes}
          onChange={(_event, step) => setMinutes(Number(step))}
          min={15}
          max={90}
          step={15}
          marks
          valueLabelDisplay="auto"
        />
        <FormControlLabel
          control={<Switch />}
          label="Up to 48 times in a column"
          onChange={(_event, isLong) => setThreshold(isLong ? 48 : 24)}
        />
        <Typography variant="body2" role="status">
          Every {minutes} minutes: {isSingleColumn ? 'one column' : 'columns'}
        </Typography>
        <DesktopTimePicker
          key={String(isSingleColumn)}
          label="Slot"
          defaultValue={dayjs('2024-06-12T09:00')}
          timeSteps={{ minutes }}
          thresholdToRenderTimeInASingleColumn={threshold}
        />
      </Stack>
    </LocalizationProvider>
  );
}
