import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function StackedRevenueBars() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { label: 'Product', data: [120, 132, 129, 158], stack: 'revenue' },
          { label: 'Service', data: [45, 52, 61, 70], stack: 'revenue' },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Revenue in k€. The total rises from 165 in Q1 to 228 in Q4; service
        grows every quarter.
      </Typography>
    </Box>
  );
}
