import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  getValueToPositionMapper,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const prices = [41, 38, 44, 52, 49, 57, 61, 54, 47, 50];

function Extremes({ data }: { data: number[] }) {
  const x = getValueToPositionMapper(useXScale());
  const y = getValueToPositionMapper(useYScale());
  const dot = (value: number, color: string) => (
    <circle cx={x(data.indexOf(value))} cy={y(value)} r={5} fill={color} />
  );
  return (
    <g>
      {dot(Math.min(...data), '#d32f2f')}
      {dot(Math.max(...data), '#388e3c')}
    </g>
  );
}

export default function MinMaxSpark() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <SparkLineChart
        data={prices}
        height={90}
        margin={{ top: 8, bottom: 8, left: 8, right: 8 }}
      >
        <Extremes data={prices} />
      </SparkLineChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Price of a share over ten days. The low is 38 € on day 2, the high 61 €
        on day 7.
      </Typography>
    </Box>
  );
}
