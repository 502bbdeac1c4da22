import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const gridLines = {
  color: 'divider',
  stroke: 'currentColor',
  shapeRendering: 'crispEdges',
  pointerEvents: 'none',
} as const;

function HorizontalGrid() {
  const { left, width, height } = useDrawingArea();
  const scale = useYScale();
  if (!('ticks' in scale)) {
    return null;
  }
  const ticks: (number | Date)[] = scale.ticks(Math.floor(height / 50));
  return (
    <Box component="g" sx={gridLines}>
      {ticks.map((tick) => (
        <path key={Number(tick)} d={`M ${left} ${scale(tick)} h ${width}`} />
      ))}
    </Box>
  );
}

export default function GridLinesFromScale() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[
          {
            scaleType: 'point',
            data: ['2019', '2020', '2021', '2022', '2023'],
          },
        ]}
        series={[{ data: [312, 287, 341, 398, 452] }]}
      >
        <HorizontalGrid />
      </LineChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Members of a club: 312 in 2019, a low of 287 in 2020, 452 in 2023.
      </Typography>
    </Box>
  );
}
