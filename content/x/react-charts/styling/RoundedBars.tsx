import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function RoundedBars() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={240}
        margin={{ top: 10, bottom: 30 }}
        slotProps={{ bar: { rx: 8 } }}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
        series={[{ data: [24, 31, 28, 36] }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Loans of a library: 24, 31, 28 and 36 from Monday to Thursday.
      </Typography>
    </Box>
  );
}
