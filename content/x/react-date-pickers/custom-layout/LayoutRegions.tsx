import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import * as React from 'react';

const outlines = {
  [`& .${pickersLayoutClasses.toolbar}`]: { outlineColor: 'primary.main' },
  [`& .${pickersLayoutClasses.shortcuts}`]: { outlineColor: 'warning.main' },
  [`& .${pickersLayoutClasses.contentWrapper}`]: {
    outlineColor: 'success.main',
  },
  [`& .${pickersLayoutClasses.actionBar}`]: { outlineColor: 'error.main' },
  '& > *': { outline: '2px solid', outlineOffset: -4 },
};

const items = [
  { label: 'Kick-off', getValue: () => dayjs('2024-09-02') },
  { label: 'Review', getValue: () => dayjs('2024-09-13') },
];

type Orientation = 'portrait' | 'landscape';

export default function LayoutRegions() {
  const [orientation, setOrientation] = React.useState<Orientation>('portrait');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Orientation"
          value={orientation}
          onChange={(_event, next: Orientation | null) =>
            setOrientation(next ?? orientation)
          }
        >
          <ToggleButton value="portrait">Portrait</ToggleButton>
          <ToggleButton value="landscape">Landscape</ToggleButton>
        </ToggleButtonGroup>
        <StaticDatePicker
          orientation={orientation}
          defaultValue={dayjs('2024-09-13')}
          slotProps={{ shortcuts: { items }, layout: { sx: outlines } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
