import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const tasks = ['Survey', 'Design', 'Permit', 'Walls', 'Roof', 'Paint'];
const starts = [0, 3, 5, 12, 19, 24];
const lengths = [3, 6, 7, 8, 5, 6];
const asDate = (day: number) =>
  new Date(Date.UTC(2024, 4, 1 + day)).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

export default function StaticSchedule() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        layout="horizontal"
        height={300}
        margin={{ top: 25, left: 70, right: 20 }}
        tooltip={{ trigger: 'item' }}
        yAxis={[{ scaleType: 'band', data: tasks }]}
        xAxis={[{ min: 0, max: 30, valueFormatter: asDate }]}
        series={[
          { id: 'start', data: starts, stack: 's', color: 'transparent' },
          {
            id: 'days',
            data: lengths,
            stack: 's',
            valueFormatter: (days) => `${days} days`,
          },
        ]}
        sx={{ '& .MuiBarElement-series-start': { pointerEvents: 'none' } }}
      >
        <ChartsReferenceLine x={15} label="Today" labelAlign="start" />
      </BarChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        A house in May:{' '}
        {tasks
          .map((task, index) => `${task} from ${asDate(starts[index] ?? 0)}`)
          .join(', ')}
        . Today is May 16, and the walls are being built.
      </Typography>
    </Box>
  );
}
