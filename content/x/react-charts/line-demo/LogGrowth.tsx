import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2017', '2018', '2019', '2020', '2021', '2022', '2023'];
const asNumber = (value: number) => value.toLocaleString('en-US');

export default function LogGrowth() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        margin={{ top: 20, left: 70 }}
        xAxis={[{ scaleType: 'point', data: years }]}
        yAxis={[{ scaleType: 'log', min: 10, valueFormatter: asNumber }]}
        series={[{ data: [28, 110, 450, 1700, 6900, 26500, 98000] }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Users of an app, from 28 in 2017 to 98,000 in 2023. The straight line
        means that they grow about fourfold each year.
      </Typography>
    </Box>
  );
}
