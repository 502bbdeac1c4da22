import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { toPoints } from './toPoints';

const morning = toPoints([2, 48], [3, 55], [4, 61], [6, 66], [7, 78], [9, 84]);
const evening = toPoints([1, 41], [3, 47], [5, 52], [6, 60], [8, 63], [9, 71]);

export default function TwoGroupScatter() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ScatterChart
        height={300}
        xAxis={[{ label: 'Hours of practice per week', min: 0 }]}
        yAxis={[{ label: 'Score', min: 30 }]}
        series={[
          { label: 'Morning class', data: morning, markerSize: 6 },
          { label: 'Evening class', data: evening, markerSize: 6 },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        More practice goes with better scores in both classes. With nine hours,
        the morning class scores 84 and the evening class 71.
      </Typography>
    </Box>
  );
}
