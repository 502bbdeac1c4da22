import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { CornerLabels } from './CornerLabels';
import { toPoints } from './toPoints';

const tasks = toPoints(
  [1, 7],
  [2, 9],
  [2, 3],
  [3, 6],
  [4, 2],
  [4, 8],
  [6, 4],
  [7, 9],
  [8, 2],
  [8, 7],
  [9, 5],
  [9, 8],
);
const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export default function EffortImpactQuadrants() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ScatterChart
        height={320}
        margin={{ top: 20 }}
        xAxis={[{ label: 'Effort', min: 0, max: 10 }]}
        yAxis={[{ label: 'Impact', min: 0, max: 11 }]}
        series={[{ data: tasks, markerSize: 6 }]}
      >
        <ChartsReferenceLine x={mean(tasks.map(({ x }) => x))} />
        <ChartsReferenceLine y={mean(tasks.map(({ y }) => y))} />
        <CornerLabels texts={['Do now', 'Plan', 'Fill in', 'Drop']} />
      </ScatterChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Twelve tasks. Four have much impact for little effort: do them now.
        Three are hard and bring little.
      </Typography>
    </Box>
  );
}
