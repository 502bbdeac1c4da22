import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function CompactTrendLine() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%', maxWidth: 300 }}>
      <LineChart
        height={100}
        margin={{ top: 10, right: 10, bottom: 10, left: 10 }}
        bottomAxis={null}
        leftAxis={null}
        xAxis={[{ scaleType: 'point', data: ['W1', 'W2', 'W3', 'W4', 'W5'] }]}
        series={[{ data: [212, 198, 240, 263, 281] }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        281 readers this week, 69 more than four weeks ago.
      </Typography>
    </Box>
  );
}
