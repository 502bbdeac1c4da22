import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  BarPlot,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  MarkPlot,
  ResponsiveChartContainer,
} from '@mui/x-charts';
import * as React from 'react';

const levels = [212, 218, 231, 226, 209, 195, 188, 184];
const days = ['1', '2', '3', '4', '5', '6', '7', '8'];

export default function SwitchPlotType() {
  const [type, setType] = React.useState<'bar' | 'line'>('line');

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the series"
        value={type}
        onChange={(_event, value) => value && setType(value)}
      >
        <ToggleButton value="bar">Bars</ToggleButton>
        <ToggleButton value="line">Line</ToggleButton>
      </ToggleButtonGroup>
      <ResponsiveChartContainer
        height={260}
        margin={{ top: 20 }}
        title="Water level of a river"
        xAxis={[{ id: 'days', scaleType: 'band', data: days, label: 'Day' }]}
        series={[{ type, data: levels }]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="days" position="bottom" />
        <ChartsYAxis position="left" />
        <ChartsTooltip />
      </ResponsiveChartContainer>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Water level in cm. It rises to 231 on day 3 and falls to 184 on day 8.
      </Typography>
    </Box>
  );
}
