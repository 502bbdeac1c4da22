import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';

const allSeries = [
  { id: 'web', label: 'Web', color: '#0288d1', data: [40, 44, 46, 51, 58] },
  { id: 'app', label: 'App', color: '#ef6c00', data: [12, 19, 27, 38, 52] },
  { id: 'desk', label: 'Desk', color: '#7b1fa2', data: [30, 27, 25, 22, 18] },
];

export default function HtmlToggleLegend() {
  const [shown, setShown] = React.useState(['web', 'app']);

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Series of the chart"
        size="small"
        value={shown}
        onChange={(_event, value: string[]) => setShown(value)}
      >
        {allSeries.map(({ id, label, color }) => (
          <ToggleButton key={id} value={id} sx={{ gap: 1 }}>
            <Box
              component="span"
              sx={{ width: 12, height: 12, bgcolor: color }}
            />
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={260}
        margin={{ top: 20 }}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[
          { scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
        ]}
        yAxis={[{ min: 0, max: 60 }]}
        series={allSeries.filter(({ id }) => shown.includes(id))}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Bookings per channel. The app grows from 12 to 52, the web from 40 to
        58, and the desk falls from 30 to 18.
      </Typography>
    </Box>
  );
}
