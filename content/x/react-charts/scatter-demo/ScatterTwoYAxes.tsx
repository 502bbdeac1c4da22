import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { toPoints } from './toPoints';

const fuel = toPoints([50, 5.1], [70, 4.8], [90, 5.4], [110, 6.5], [130, 8.2]);
const noise = toPoints([50, 61], [70, 64], [90, 67], [110, 70], [130, 74]);

export default function ScatterTwoYAxes() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ScatterChart
        height={300}
        xAxis={[{ label: 'Speed in km/h', min: 40, max: 140 }]}
        yAxis={[
          { id: 'fuel', min: 0 },
          { id: 'noise', min: 50 },
        ]}
        rightAxis="noise"
        series={[
          {
            label: 'Liters (left)',
            data: fuel,
            yAxisKey: 'fuel',
            color: '#ef6c00',
          },
          {
            label: 'dB (right)',
            data: noise,
            yAxisKey: 'noise',
            color: '#0288d1',
          },
        ]}
        sx={{
          [`& .${axisClasses.left} text`]: { fill: '#ef6c00' },
          [`& .${axisClasses.right} text`]: { fill: '#0288d1' },
        }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        A car uses least fuel at 70 km/h, 4.8 liters per 100 km. Noise grows
        steadily from 61 to 74 dB.
      </Typography>
    </Box>
  );
}
