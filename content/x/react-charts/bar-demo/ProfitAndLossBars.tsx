import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function ProfitAndLossBars() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: months }]}
        series={[{ data: [-8, -5, 2, 9, 14, 21, 18, -3] }]}
      >
        <ChartsReferenceLine y={0} />
      </BarChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Result of a campsite in k€. It loses money until February and in August,
        and earns most in June with 21.
      </Typography>
    </Box>
  );
}
