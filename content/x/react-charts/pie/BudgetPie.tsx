import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

export default function BudgetPie() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={260}
        series={[
          {
            data: [
              { id: 'rent', value: 1200, label: 'Rent' },
              { id: 'food', value: 540, label: 'Food' },
              { id: 'travel', value: 210, label: 'Travel' },
              { id: 'energy', value: 160, label: 'Energy' },
              { id: 'other', value: 290, label: 'Other' },
            ],
            valueFormatter: (item) => `€${item.value}`,
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Monthly budget of €2,400. Rent takes €1,200, half of it.
      </Typography>
    </Box>
  );
}
