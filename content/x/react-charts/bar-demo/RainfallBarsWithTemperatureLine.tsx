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

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const rain = [60, 56, 116, 134, 140, 168, 156, 155, 225, 235, 96, 58];
const warmth = [
  5.4, 6.1, 9.4, 14.3, 18.8, 21.9, 25.7, 26.9, 23.3, 18, 12.5, 7.7,
];

export default function RainfallBarsWithTemperatureLine() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ResponsiveChartContainer
        height={300}
        title="Climate of Tokyo"
        xAxis={[{ id: 'months', scaleType: 'band', data: months }]}
        yAxis={[{ id: 'mm' }, { id: 'degrees', min: 0 }]}
        series={[
          { type: 'bar', label: 'Rain, mm', data: rain },
          {
            type: 'line',
            label: 'Mean, °C',
            data: warmth,
            yAxisKey: 'degrees',
            color: '#ef6c00',
          },
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
        Tokyo: most rain (bars, left axis) falls in autumn, and August is the
        warmest month (line, right axis).
      </Typography>
    </Box>
  );
}
