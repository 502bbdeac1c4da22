import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';
import { RangeBrush } from './RangeBrush';

const weeks = Array.from({ length: 52 }, (_, index) => index + 1);
const litres = weeks.map((week) =>
  Math.round(60 + 34 * Math.sin(week / 8 - 2) + 6 * Math.sin(week * 2)),
);
const whole: [number, number] = [1, 52];

export default function DragToZoom() {
  const [[min, max], setRange] = React.useState(whole);

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setRange([22, 35])}>Summer</Button>
        <Button onClick={() => setRange(whole)}>Whole year</Button>
      </Stack>
      <LineChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[{ data: weeks, min, max, label: 'Week' }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ data: litres, showMark: false }]}
      >
        <RangeBrush onSelect={setRange} />
      </LineChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Water used per week in m³, weeks {Math.round(min)} to {Math.round(max)}.
        Use peaks in week 29 and is lowest at the turn of the year.
      </Typography>
    </Box>
  );
}
