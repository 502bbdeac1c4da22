import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import * as React from 'react';

export default function PatternFill() {
  const id = React.useId();
  const color = useTheme().palette.primary.main;

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={280}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          {
            id: 'sold',
            label: 'Sold',
            color,
            data: [58, 64, 0, 0],
            stack: 's',
          },
          {
            id: 'forecast',
            label: 'Forecast (hatched)',
            color,
            data: [0, 0, 69, 75],
            stack: 's',
          },
        ]}
        sx={{
          '& .MuiBarElement-series-forecast': {
            fill: `url("#${id}")`,
            stroke: color,
          },
        }}
      >
        <pattern
          id={id}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={3} height={8} fill={color} />
        </pattern>
      </BarChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Houses sold per quarter: 58 and 64. The hatched bars are the forecast of
        69 and 75.
      </Typography>
    </Box>
  );
}
