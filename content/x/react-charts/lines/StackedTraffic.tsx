import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const common = { area: true, stack: 'visits', showMark: false };

export default function StackedTraffic() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[
          {
            scaleType: 'point',
            data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
          },
        ]}
        series={[
          { ...common, label: 'Search', data: [40, 44, 46, 43, 38, 22, 20] },
          { ...common, label: 'Direct', data: [25, 26, 27, 27, 24, 15, 14] },
          { ...common, label: 'Social', data: [12, 11, 13, 15, 21, 30, 28] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Visits in thousands. The total stays near 80 on weekdays and drops to
        about 65 at the weekend, when social becomes the largest channel.
      </Typography>
    </Box>
  );
}
