import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

export default function PieWithoutLegend() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={240}
        margin={{ right: 5 }}
        slotProps={{ legend: { hidden: true } }}
        colors={['#4dd0e1', '#ffb74d', '#aed581']}
        series={[
          {
            arcLabel: 'label',
            data: [
              { id: 'bus', value: 46, label: 'Bus' },
              { id: 'bike', value: 33, label: 'Bike' },
              { id: 'car', value: 21, label: 'Car' },
            ],
          },
        ]}
        sx={{ '& .MuiPieArcLabel-root': { fill: '#000' } }}
      />
      <Typography
        component="figcaption"
        variant="body2"
        color="text.secondary"
        align="center"
      >
        How staff come to work: bus 46%, bike 33%, car 21%.
      </Typography>
    </Box>
  );
}
