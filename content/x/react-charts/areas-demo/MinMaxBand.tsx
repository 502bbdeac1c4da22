import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];
const min = [1, 4, 9, 15, 12, 5];
const max = [8, 14, 21, 29, 24, 12];
const range = max.map((value, index) => value - (min[index] ?? 0));
const band = { stack: 'band', area: true, showMark: false };

export default function MinMaxBand() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'point', data: months }]}
        series={[
          {
            ...band,
            id: 'base',
            data: min,
            valueFormatter: (value) => `from ${value} °C`,
          },
          {
            ...band,
            data: range,
            valueFormatter: (value) => `${value} °C wide`,
          },
        ]}
        sx={{ '& .MuiAreaElement-series-base': { fill: 'none' } }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Daily range of temperature. In January it spans 1 to 8 °C, in July 15 to
        29 °C.
      </Typography>
    </Box>
  );
}
