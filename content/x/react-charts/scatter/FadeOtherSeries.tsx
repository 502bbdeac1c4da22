import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HighlightScope } from '@mui/x-charts/context';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { species } from './leaves';

const highlightScope: HighlightScope = {
  highlighted: 'series',
  faded: 'global',
};

export default function FadeOtherSeries() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ScatterChart
        height={260}
        xAxis={[{ min: 0 }]}
        yAxis={[{ min: 0 }]}
        series={species.map((item) => ({
          ...item,
          markerSize: 8,
          highlightScope,
        }))}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Hover a leaf to keep its tree and fade the others. Willow leaves stay
        below 2 cm in width, all others are at least 4 cm wide.
      </Typography>
    </Box>
  );
}
