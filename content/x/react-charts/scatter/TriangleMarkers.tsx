import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getValueToPositionMapper } from '@mui/x-charts/hooks';
import {
  Scatter,
  ScatterChart,
  type ScatterProps,
} from '@mui/x-charts/ScatterChart';
import { species } from './leaves';

function Triangles(props: ScatterProps) {
  const { series, xScale, yScale, color, markerSize: r } = props;
  const toX = getValueToPositionMapper(xScale);
  const toY = getValueToPositionMapper(yScale);
  return (
    <g>
      <Scatter {...props} color="transparent" />
      <g fill={color} pointerEvents="none">
        {series.data.map(({ id, x, y }) => (
          <path
            key={id}
            d={`M ${toX(x)} ${toY(y) - r} l ${r} ${2 * r} h ${-2 * r} Z`}
          />
        ))}
      </g>
    </g>
  );
}

export default function TriangleMarkers() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ScatterChart
        height={260}
        slots={{ scatter: Triangles }}
        xAxis={[{ min: 0 }]}
        yAxis={[{ min: 0 }]}
        series={species.slice(0, 2).map((item) => ({ ...item, markerSize: 7 }))}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Length and width of willow and beech leaves, drawn as triangles.
      </Typography>
    </Box>
  );
}
