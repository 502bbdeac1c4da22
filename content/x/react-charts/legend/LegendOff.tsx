import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

export default function LegendOff() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={220}
        margin={{ right: 5 }}
        slotProps={{ legend: { hidden: true } }}
        series={[
          {
            arcLabel: 'label',
            data: [
              { id: 'train', label: 'Train', value: 46, color: '#81c784' },
              { id: 'car', label: 'Car', value: 31, color: '#ffb74d' },
              { id: 'bike', label: 'Bike', value: 23, color: '#64b5f6' },
            ],
          },
        ]}
        sx={{ '& text': { fill: '#000' } }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        How staff come to work: 46% by train, 31% by car, 23% by bike. The names
        stand on the slices.
      </Typography>
    </Box>
  );
}
