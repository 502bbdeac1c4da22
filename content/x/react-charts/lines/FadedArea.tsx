import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';

export default function FadedArea() {
  const id = React.useId();
  const color = useTheme().palette.primary.main;

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={260}
        xAxis={[
          { data: [0, 1, 2, 3, 4, 5], valueFormatter: (km) => `${km} km` },
        ]}
        series={[{ data: [12, 31, 58, 44, 67, 20], area: true, color }]}
        sx={{ '& .MuiAreaElement-root': { fill: `url("#${id}")` } }}
      >
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={color} />
            <stop offset="1" stopColor={color} stopOpacity={0} />
          </linearGradient>
        </defs>
      </LineChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Height of a trail in meters. It climbs from 12 to 67 after 4 km and ends
        at 20.
      </Typography>
    </Box>
  );
}
