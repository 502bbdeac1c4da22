import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function FirstBarChart() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ label: 'Bags sold', data: [18, 21, 19, 24, 37, 52, 30] }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Bags of coffee sold per weekday. Saturday is the best day with 52.
      </Typography>
    </Box>
  );
}
