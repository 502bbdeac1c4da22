import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';

function ZeroGradient({ id }: { id: string }) {
  const { top, height, bottom } = useDrawingArea();
  const scale = useYScale();
  const full = top + height + bottom;
  const zero = 'bandwidth' in scale ? 0 : scale(0) / full;
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x2="0" y2={full}>
      <stop offset={zero} stopColor="#43a047" />
      <stop offset={zero} stopColor="#e53935" />
    </linearGradient>
  );
}

export default function AboveBelowZeroFill() {
  const id = React.useId();

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[
          {
            scaleType: 'point',
            data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
          },
        ]}
        series={[
          { data: [14, 6, -9, -4, 11, 23], area: true, showMark: false },
        ]}
        sx={{ '& .MuiAreaElement-root': { fill: `url("#${id}")` } }}
      >
        <ZeroGradient id={id} />
      </LineChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Cash balance in k€. It is below zero from spring to summer, with −9 in
        May, and ends at 23 in November.
      </Typography>
    </Box>
  );
}
