import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  BarPlot,
  ChartsAxisHighlight,
  ChartsLegend,
  ChartsReferenceLine,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  MarkPlot,
  ResponsiveChartContainer,
} from '@mui/x-charts';
import { series, xAxis, yAxis } from './salesAndMarginData';

export default function SalesAndMargin() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ResponsiveChartContainer
        height={320}
        title="Sales and margin by month"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="months" position="bottom" />
        <ChartsYAxis axisId="money" position="left" />
        <ChartsYAxis axisId="percent" position="right" />
        <ChartsAxisHighlight x="band" />
        <ChartsTooltip trigger="axis" />
        <ChartsLegend />
        <ChartsReferenceLine
          y={100}
          axisId="money"
          label="Goal"
          labelAlign="start"
        />
      </ResponsiveChartContainer>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Sales (bars) grow from 84 to 132 k€ and pass the goal of 100 k€ in
        March. The margin (line) falls from 34% to 26%.
      </Typography>
    </Box>
  );
}
