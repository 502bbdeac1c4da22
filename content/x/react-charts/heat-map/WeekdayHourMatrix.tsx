import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ChartsXAxis,
  ChartsYAxis,
  ResponsiveChartContainer,
} from '@mui/x-charts';
import { HeatCells } from './HeatCells';

const hours = ['8', '10', '12', '14', '16', '18'];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const visitors = [
  [12, 18, 34, 22, 41, 58],
  [10, 16, 31, 20, 38, 55],
  [14, 21, 36, 25, 44, 61],
  [11, 19, 35, 27, 47, 66],
  [15, 24, 42, 38, 60, 83],
  [31, 58, 77, 85, 92, 70],
  [22, 49, 71, 80, 74, 39],
];

export default function WeekdayHourMatrix() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ResponsiveChartContainer
        height={320}
        disableAxisListener
        margin={{ top: 5, right: 10, bottom: 50, left: 45 }}
        title="Visitors of a pool by weekday and hour"
        xAxis={[{ id: 'hours', scaleType: 'band', data: hours }]}
        yAxis={[{ id: 'days', scaleType: 'band', data: days }]}
        series={[]}
      >
        <HeatCells columns={hours} rows={days} values={visitors} />
        <ChartsXAxis axisId="hours" position="bottom" label="Hour" />
        <ChartsYAxis axisId="days" position="left" disableTicks />
      </ResponsiveChartContainer>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Visitors of a pool. Workdays are fullest at 18:00, with 83 on Friday;
        the weekend peaks earlier, with 92 on Saturday at 16:00.
      </Typography>
    </Box>
  );
}
