import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

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

export default function TemperatureLine() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: months }]}
        series={[
          {
            label: 'Vienna',
            data: [1, 3, 7, 12, 17, 20, 22, 22, 17, 11, 6, 2],
            valueFormatter: (value) => `${value} °C`,
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Mean temperature in °C. Vienna warms from 1 in January to 22 in July and
        August.
      </Typography>
    </Box>
  );
}
