import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const plan = [
  { id: 'rent', label: 'Rent', value: 40 },
  { id: 'food', label: 'Food', value: 35 },
  { id: 'rest', label: 'Rest', value: 25 },
];
const actual = [
  { id: 'rent', label: 'Rent', value: 41 },
  { id: 'food', label: 'Food', value: 29 },
  { id: 'rest', label: 'Rest', value: 30 },
];
const pie = { outerRadius: 78, arcLabel: 'label' } as const;

export default function TwoPiesOneChart() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={170}
        margin={{ left: 0, right: 0 }}
        series={[
          { ...pie, id: 'plan', data: plan, cx: '25%' },
          { ...pie, id: 'actual', data: actual, cx: '75%' },
        ]}
        slotProps={{ legend: { hidden: true } }}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#000' } }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        A budget in %, planned on the left and actual on the right. Food took 29
        instead of 35, the rest 30 instead of 25.
      </Typography>
    </Box>
  );
}
