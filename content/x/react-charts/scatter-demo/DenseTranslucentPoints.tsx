import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// A fixed seed: the same points on every render.
let seed = 41;
const next = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
const runs = Array.from({ length: 400 }, (_, id) => {
  const distance = 3 + 18 * next() ** 2;
  const pace = 4.4 + distance * 0.05 + next() + next();
  return { id, x: distance, y: distance * pace };
});

export default function DenseTranslucentPoints() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ScatterChart
        height={320}
        margin={{ top: 20 }}
        tooltip={{ trigger: 'none' }}
        xAxis={[{ label: 'Distance in km', min: 0 }]}
        yAxis={[{ label: 'Minutes', min: 0 }]}
        series={[{ data: runs, markerSize: 3 }]}
        sx={{ '& circle': { fillOpacity: 0.3 } }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Distance and time of 400 runs. About half are shorter than 8 km; the
        longer the run, the wider the times spread.
      </Typography>
    </Box>
  );
}
