import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const plan = [
  { id: 'rent', label: 'Rent', value: 40 },
  { id: 'food', label: 'Food', value: 35 },
  { id: 'rest', label: 'Rest', value: 25 },
];
const actual = [
  { id: 'Rent, actual', value: 41 },
  { id: 'Food, actual', value: 29 },
  { id: 'Rest, actual', value: 30 },
];

export default function TwoPiesOneChart() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={160}
        series={[
          { id: 'plan', data: plan, cx: '25%', outerRadius: 48 },
          {
            id: 'actual',
            data: actual,
            cx: '75%',
            outerRadius: 48,
            valueFormatter: ({ id, value }) => `${id}: ${value}`,
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        A budget in %, planned on the left and actual on the right. Food took 29
        instead of 35, the rest 30 instead of 25.
      </Typography>
    </Box>
  );
}
