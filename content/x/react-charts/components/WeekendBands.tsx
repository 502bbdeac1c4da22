import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { WeekendShade } from './WeekendShade';

const days = [
  'Thu 1',
  'Fri 2',
  'Sat 3',
  'Sun 4',
  'Mon 5',
  'Tue 6',
  'Wed 7',
  'Thu 8',
];

export default function WeekendBands() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ResponsiveChartContainer
        height={260}
        margin={{ top: 10 }}
        title="Bikes rented per day"
        xAxis={[{ id: 'days', scaleType: 'band', data: days }]}
        series={[{ type: 'bar', data: [31, 44, 78, 85, 27, 25, 29, 33] }]}
      >
        <WeekendShade days={['Sat 3', 'Sun 4']} />
        <BarPlot />
        <ChartsXAxis axisId="days" position="bottom" />
        <ChartsYAxis position="left" />
        <ChartsTooltip />
      </ResponsiveChartContainer>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Bikes rented per day. The shaded weekend has 78 and 85 rentals, the
        other days between 25 and 44.
      </Typography>
    </Box>
  );
}
