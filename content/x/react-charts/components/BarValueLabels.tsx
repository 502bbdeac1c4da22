import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { BarLabels } from './BarLabels';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const series = [
  { label: 'Bread', data: [42, 38, 45, 51, 67] },
  { label: 'Cake', data: [18, 15, 22, 24, 39] },
];

export default function BarValueLabels() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={280}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={series}
      >
        <BarLabels categories={days} series={series} />
      </BarChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Loaves and cakes sold per weekday. Friday sells most of both: 67 and 39.
      </Typography>
    </Box>
  );
}
