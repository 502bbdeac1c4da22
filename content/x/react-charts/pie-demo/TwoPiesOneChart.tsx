import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const plan = [
  { id: 'rent', label: 'Rent', value: 40 },
  { id: 'food', label: 'Food', value: 35 },
  { id: 'rest', label: 'Rest', value: 25 },
];
const actual = [
  { id: 'rent-2', value: 41 },
  { id: 'food-2', value: 29 },
  { id: 'rest-2', value: 30 },
];

export default function TwoPiesOneChart() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={160}
        series={[
          { id: 'plan', data: plan, cx: '25%', outerRadius: 48 },
          { id: 'actual', data: actual, cx: '75%', outerRadius: 48 },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        A budget in %, planned on the left and actual on the right. Food took 29
        instead of 35, the rest 30 instead of 25.
      </Typography>
    </Box>
  );
}
