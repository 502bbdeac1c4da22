import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';

const rows = [
  { quarter: 'Q1', guests: 420 },
  { quarter: 'Q2', guests: 610 },
  { quarter: 'Q3', guests: 780 },
  { quarter: 'Q4', guests: 390 },
];
const slices = rows.map((row) => ({ label: row.quarter, value: row.guests }));

export default function ThreeChartTypes() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <BarChart
          height={220}
          dataset={rows}
          xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
          series={[{ dataKey: 'guests' }]}
        />
        <LineChart
          height={220}
          dataset={rows}
          xAxis={[{ scaleType: 'point', dataKey: 'quarter' }]}
          series={[{ dataKey: 'guests' }]}
        />
        <PieChart height={220} series={[{ data: slices }]} />
      </Box>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Guests of a campsite, shown in three ways: 420, 610, 780 and 390 per
        quarter.
      </Typography>
    </Box>
  );
}
