import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  AreaPlot,
  ChartsAxisHighlight,
  ChartsClipPath,
  ChartsLegend,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  LineHighlightPlot,
  LinePlot,
  MarkPlot,
  ResponsiveChartContainer,
} from '@mui/x-charts';
import * as React from 'react';

const hours = ['6', '8', '10', '12', '14', '16', '18', '20'];
const visitors = [12, 40, 96, 152, 148, 120, 171, 88];

export default function RebuildLineChart() {
  const clipId = React.useId();

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ResponsiveChartContainer
        height={280}
        title="Visitors of a station by hour"
        xAxis={[{ id: 'hours', scaleType: 'point', data: hours }]}
        yAxis={[{ min: 0, max: 160 }]}
        series={[
          { type: 'line', area: true, label: 'Visitors', data: visitors },
        ]}
      >
        <ChartsClipPath id={clipId} />
        <g clipPath={`url(#${clipId})`}>
          <AreaPlot />
          <LinePlot />
          <MarkPlot />
        </g>
        <ChartsXAxis axisId="hours" position="bottom" />
        <ChartsYAxis position="left" />
        <ChartsAxisHighlight x="line" />
        <LineHighlightPlot />
        <ChartsLegend />
        <ChartsTooltip trigger="axis" />
      </ResponsiveChartContainer>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Visitors per hour. The peak of 171 at 18:00 is cut off, because the
        y-axis ends at 160.
      </Typography>
    </Box>
  );
}
