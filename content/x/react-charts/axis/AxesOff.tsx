import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function AxesOff() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%', maxWidth: 320 }}>
      <LineChart
        height={120}
        margin={{ top: 10, bottom: 10, left: 10, right: 10 }}
        xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7] }]}
        series={[{ data: [4.1, 4.3, 3.9, 4.6, 5.2, 5.0, 5.7], area: true }]}
        leftAxis={null}
        bottomAxis={null}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Daily revenue rose from €4.1k to €5.7k in a week.
      </Typography>
    </Box>
  );
}
