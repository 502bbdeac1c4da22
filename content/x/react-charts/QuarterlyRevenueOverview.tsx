import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function QuarterlyRevenueOverview() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { label: 'Europe', data: [42, 47, 51, 60] },
          { label: 'Americas', data: [38, 36, 45, 58] },
          { label: 'Asia', data: [21, 29, 37, 49] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Revenue per quarter in k€. All three regions end the year at their
        highest; Asia more than doubles, from 21 to 49.
      </Typography>
    </Box>
  );
}
