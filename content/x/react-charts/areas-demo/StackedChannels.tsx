import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const stacked = { stack: 'customers', area: true, showMark: false };

export default function StackedChannels() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { ...stacked, label: 'Search', data: [120, 138, 151, 160] },
          { ...stacked, label: 'Friends', data: [64, 81, 99, 127] },
          { ...stacked, label: 'Ads', data: [88, 70, 52, 41] },
          { ...stacked, label: 'Press', data: [22, 34, 18, 25] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        New customers by channel. The total grows from 294 to 353; friends
        nearly double to 127 while ads fall to 41.
      </Typography>
    </Box>
  );
}
