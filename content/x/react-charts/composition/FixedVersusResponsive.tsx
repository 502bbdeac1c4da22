import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  BarPlot,
  ChartContainer,
  ChartsXAxis,
  ChartsYAxis,
  ResponsiveChartContainer,
} from '@mui/x-charts';
import * as React from 'react';

const data = {
  title: 'Parcels per weekday',
  margin: { top: 10, left: 40, right: 10 },
  xAxis: [
    { id: 'days', scaleType: 'band' as const, data: ['Mon', 'Tue', 'Wed'] },
  ],
  series: [{ type: 'bar' as const, data: [61, 48, 53] }],
};
const parts = (
  <>
    <BarPlot />
    <ChartsXAxis axisId="days" position="bottom" />
    <ChartsYAxis position="left" />
  </>
);

export default function FixedVersusResponsive() {
  const [responsive, setResponsive] = React.useState(true);

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={responsive}
            onChange={() => setResponsive(!responsive)}
          />
        }
        label="ResponsiveChartContainer"
      />
      {responsive ? (
        <ResponsiveChartContainer height={240} {...data}>
          {parts}
        </ResponsiveChartContainer>
      ) : (
        <ChartContainer width={300} height={240} {...data}>
          {parts}
        </ChartContainer>
      )}
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Parcels: 61 on Monday, 48 on Tuesday, 53 on Wednesday.
      </Typography>
    </Box>
  );
}
