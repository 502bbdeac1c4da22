import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  BarPlot,
  ChartsLegend,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  MarkPlot,
  ResponsiveChartContainer,
} from '@mui/x-charts';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];
const rain = { data: [58, 48, 62, 80, 55, 68], label: 'Rain, mm' };
const warmth = { data: [1, 6, 14, 19, 14, 5], label: 'Warmth, °C' };

export default function RainAndWarmth() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ResponsiveChartContainer
        height={300}
        title="Rain and warmth by month"
        xAxis={[{ id: 'months', scaleType: 'band', data: months }]}
        yAxis={[{ id: 'mm' }, { id: 'degrees', min: 0, max: 25 }]}
        series={[
          { ...rain, type: 'bar' },
          { ...warmth, type: 'line', yAxisKey: 'degrees' },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="months" position="bottom" />
        <ChartsYAxis axisId="mm" position="left" />
        <ChartsYAxis axisId="degrees" position="right" />
        <ChartsLegend />
        <ChartsTooltip />
      </ResponsiveChartContainer>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        July is the wettest month with 80 mm (bars, left axis) and the warmest
        with 19 °C (line, right axis).
      </Typography>
    </Box>
  );
}
