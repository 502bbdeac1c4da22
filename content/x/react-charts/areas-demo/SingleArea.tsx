import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function SingleArea() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={280}
        xAxis={[{ scaleType: 'point', data: days }]}
        series={[
          {
            label: 'Visits',
            data: [310, 342, 365, 351, 402, 518, 476],
            area: true,
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Visits per day. The weekend is busiest, with 518 on Saturday.
      </Typography>
    </Box>
  );
}
