import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const rainfall = [
  { month: 'Jan', lisbon: 100, oslo: 55, nairobi: 58 },
  { month: 'Feb', lisbon: 85, oslo: 41, nairobi: 50 },
  { month: 'Mar', lisbon: 53, oslo: 50, nairobi: 92 },
  { month: 'Apr', lisbon: 68, oslo: 48, nairobi: 242 },
  { month: 'May', lisbon: 54, oslo: 60, nairobi: 190 },
  { month: 'Jun', lisbon: 16, oslo: 80, nairobi: 39 },
];

const millimetres = (value: number) => `${value} mm`;

export default function BarsFromDataset() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        dataset={rainfall}
        xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
        series={[
          { dataKey: 'lisbon', label: 'Lisbon', valueFormatter: millimetres },
          { dataKey: 'oslo', label: 'Oslo', valueFormatter: millimetres },
          { dataKey: 'nairobi', label: 'Nairobi', valueFormatter: millimetres },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Monthly rainfall in mm. Nairobi peaks at 242 mm in April, while Lisbon
        dries up to 16 mm in June.
      </Typography>
    </Box>
  );
}
