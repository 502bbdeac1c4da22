// Task: bars and a line with two axes in one chart.
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

export default function Weather() {
  return (
    <ResponsiveChartContainer
      height={320}
      margin={{ left: 60, right: 60 }}
      xAxis={[{ id: 'months', scaleType: 'band', data: ['Jan', 'Feb', 'Mar'] }]}
      yAxis={[{ id: 'rain' }, { id: 'heat' }]}
      series={[
        { type: 'bar', label: 'Rain', data: [71, 52, 48], yAxisKey: 'rain' },
        { type: 'line', label: 'Temperature', data: [2, 4, 8], yAxisKey: 'heat' },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="months" position="bottom" />
      <ChartsYAxis axisId="rain" position="left" label="mm" />
      <ChartsYAxis axisId="heat" position="right" label="°C" />
      <ChartsLegend />
      <ChartsTooltip trigger="axis" />
    </ResponsiveChartContainer>
  );
}
