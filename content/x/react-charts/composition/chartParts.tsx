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
} from '@mui/x-charts';

export const plotsPart = (
  <>
    <BarPlot />
    <LinePlot />
    <MarkPlot />
  </>
);

export const axesPart = (
  <>
    <ChartsXAxis axisId="months" position="bottom" />
    <ChartsYAxis axisId="money" position="left" />
    <ChartsYAxis axisId="percent" position="right" />
  </>
);

export const hoverPart = (
  <>
    <ChartsAxisHighlight x="band" />
    <ChartsTooltip trigger="axis" />
    <ChartsLegend />
  </>
);

export const goalPart = (
  <ChartsReferenceLine y={100} axisId="money" label="Goal" labelAlign="start" />
);
