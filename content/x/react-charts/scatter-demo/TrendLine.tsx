import Box from '@mui/material/Box';
import {
  getValueToPositionMapper,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';

interface TrendLineProps {
  points: { x: number; y: number }[];
}

export function TrendLine({ points }: TrendLineProps) {
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());

  const xs = points.map(({ x }) => x);
  const meanX = xs.reduce((sum, x) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const covariance = points.reduce(
    (sum, { x, y }) => sum + (x - meanX) * (y - meanY),
    0,
  );
  const variance = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  const slope = covariance / variance;
  const at = (x: number) => `${toX(x)} ${toY(meanY + slope * (x - meanX))}`;

  return (
    <Box
      component="path"
      d={`M ${at(Math.min(...xs))} L ${at(Math.max(...xs))}`}
      sx={{ color: 'warning.main' }}
      stroke="currentColor"
      strokeWidth={2}
      pointerEvents="none"
    />
  );
}
