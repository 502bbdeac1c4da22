import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { toPoints } from './toPoints';

const towns = toPoints(
  [900, 3],
  [2400, 6],
  [7800, 14],
  [21000, 31],
  [64000, 70],
  [180000, 160],
  [720000, 480],
  [2900000, 1500],
);
const asNumber = (value: number) => value.toLocaleString('en-US');

export default function LogLogScatter() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ScatterChart
        height={300}
        margin={{ top: 20 }}
        xAxis={[
          { scaleType: 'log', label: 'People', valueFormatter: asNumber },
        ]}
        yAxis={[{ scaleType: 'log', label: 'km²', valueFormatter: asNumber }]}
        series={[{ data: towns, markerSize: 6 }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Eight towns, from 900 people on 3 km² to 2.9 million on 1,500 km². On
        log axes they lie close to one line.
      </Typography>
    </Box>
  );
}
