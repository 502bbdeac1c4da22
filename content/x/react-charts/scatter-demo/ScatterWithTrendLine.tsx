import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { TrendLine } from './TrendLine';
import { toPoints } from './toPoints';

const days = toPoints(
  [12, 84],
  [14, 96],
  [17, 121],
  [19, 118],
  [21, 149],
  [24, 171],
  [26, 168],
  [29, 214],
);

export default function ScatterWithTrendLine() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ScatterChart
        height={300}
        margin={{ top: 20 }}
        xAxis={[{ label: 'Temperature in °C' }]}
        series={[{ data: days, markerSize: 6 }]}
      >
        <TrendLine points={days} />
      </ScatterChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Ice creams sold on eight days. Sales rise with the temperature by about
        seven per degree, as the line shows.
      </Typography>
    </Box>
  );
}
