import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  getValueToPositionMapper,
  useDrawingArea,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

function ZeroLines() {
  const { left, top, width, height } = useDrawingArea();
  const x = getValueToPositionMapper(useXScale())(0);
  const y = getValueToPositionMapper(useYScale())(0);
  return (
    <Box
      component="path"
      d={`M ${x} ${top} v ${height} M ${left} ${y} h ${width}`}
      sx={{ color: 'text.secondary' }}
      stroke="currentColor"
      strokeDasharray="2 4"
      pointerEvents="none"
    />
  );
}

const changes: [number, number][] = [
  [-4, -2],
  [-3, 1],
  [-1, -3],
  [1, 2],
  [2, 4],
  [3, -1],
  [4, 5],
  [5, 3],
];

export default function ZeroCrosshair() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ScatterChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[{ label: 'Change of price in %' }]}
        yAxis={[{ label: 'Change of sales in %' }]}
        series={[{ data: changes.map(([x, y], id) => ({ id, x, y })) }]}
      >
        <ZeroLines />
      </ScatterChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Eight products. Four became dearer and still sold more; two became
        cheaper and sold less.
      </Typography>
    </Box>
  );
}
