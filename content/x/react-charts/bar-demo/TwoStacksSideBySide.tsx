import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function TwoStacksSideBySide() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        margin={{ top: 90 }}
        colors={['#90a4ae', '#cfd8dc', '#00796b', '#80cbc4']}
        xAxis={[{ scaleType: 'band', data: ['Design', 'Build', 'Test'] }]}
        series={[
          { label: 'Staff, plan', data: [24, 60, 18], stack: 'plan' },
          { label: 'Material, plan', data: [4, 32, 6], stack: 'plan' },
          { label: 'Staff, actual', data: [26, 71, 25], stack: 'actual' },
          { label: 'Material, actual', data: [3, 35, 7], stack: 'actual' },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Costs of a project in k€. Building was planned at 92 and took 106;
        design stayed close to its plan.
      </Typography>
    </Box>
  );
}
