import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 10, 20, 30, 40, 50, 60, 70, 80];

export default function ZoomedDomain() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[{ data: minutes, min: 15, max: 65, label: 'Minute' }]}
        yAxis={[{ min: 160, max: 220 }]}
        series={[{ data: [24, 95, 168, 196, 211, 214, 206, 181, 140] }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Temperature of an oven in °C, minutes 15 to 65 only. It stays above 190
        °C from minute 30 to 60.
      </Typography>
    </Box>
  );
}
