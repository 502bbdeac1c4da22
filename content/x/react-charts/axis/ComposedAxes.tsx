import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  BarPlot,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  MarkPlot,
  ResponsiveChartContainer,
} from '@mui/x-charts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const orders = [32, 30, 35, 40, 39, 44];
const revenue = [8.1, 7.7, 9.6, 11.9, 11.2, 13.4];

export default function ComposedAxes() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ResponsiveChartContainer
        height={300}
        margin={{ top: 20, left: 60, right: 60 }}
        title="Orders and revenue by month"
        xAxis={[{ id: 'months', scaleType: 'band', data: months }]}
        yAxis={[
          { id: 'orders', min: 0 },
          { id: 'revenue', min: 0 },
        ]}
        series={[
          { type: 'bar', yAxisKey: 'orders', data: orders },
          { type: 'line', yAxisKey: 'revenue', data: revenue },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="months" position="bottom" />
        <ChartsYAxis
          axisId="orders"
          position="left"
          label="Orders per day (bars)"
        />
        <ChartsYAxis
          axisId="revenue"
          position="right"
          label="Revenue in k€ (line)"
        />
      </ResponsiveChartContainer>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Orders grow from 32 to 44 a day, monthly revenue from 8.1 to 13.4 k€.
      </Typography>
    </Box>
  );
}
