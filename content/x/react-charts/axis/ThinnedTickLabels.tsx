import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

export default function ThinnedTickLabels() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={260}
        margin={{ top: 20 }}
        xAxis={[
          {
            scaleType: 'band',
            data: months,
            tickLabelInterval: (_month, index) => index % 2 === 0,
          },
        ]}
        series={[{ data: [31, 28, 36, 40, 44, 52, 61, 58, 47, 39, 33, 55] }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Bookings per month, highest in July with 61. Every month has a tick,
        every other month a label.
      </Typography>
    </Box>
  );
}
