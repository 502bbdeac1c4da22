import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function RevenueAndOrdersTwoAxes() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun', 'Jul'] }]}
        yAxis={[{ id: 'money' }, { id: 'count' }]}
        rightAxis="count"
        series={[
          {
            label: 'Revenue, k€ (left)',
            yAxisKey: 'money',
            data: [48, 61, 74, 70],
          },
          {
            label: 'Orders (right)',
            yAxisKey: 'count',
            data: [612, 840, 905, 930],
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Revenue grows from 48 to 70 k€, orders from 612 to 930. In July there
        are more orders than in June, but less revenue.
      </Typography>
    </Box>
  );
}
