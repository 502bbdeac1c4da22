import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';

const DAY = 24 * 60 * 60 * 1000;
const orders = [
  12, 15, 11, 18, 22, 9, 7, 14, 16, 13, 19, 25, 10, 8, 15, 17, 16, 21, 27, 12,
  9, 16, 18, 20, 23, 29, 14, 11,
];
const days = orders.map((_, index) => new Date(2024, 1, index + 1));

const formatDay = (day: Date) =>
  day.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function TickDensity() {
  const [step, setStep] = React.useState(7);

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Step between ticks"
        value={step}
        onChange={(_event, next: number | null) => next && setStep(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={1}>1 day</ToggleButton>
        <ToggleButton value={2}>2 days</ToggleButton>
        <ToggleButton value={7}>7 days</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[
          {
            scaleType: 'time',
            data: days,
            tickMinStep: step * DAY,
            tickMaxStep: step * DAY,
            valueFormatter: formatDay,
          },
        ]}
        series={[{ data: orders, showMark: false }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Orders per day in February 2024, between 7 and 29, with a peak each
        week.
      </Typography>
    </Box>
  );
}
