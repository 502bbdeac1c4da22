import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import * as React from 'react';
import { species } from './leaves';

export default function MarkerSizes() {
  const [markerSize, setMarkerSize] = React.useState(8);

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Typography id="marker-size-label" variant="body2">
        markerSize: {markerSize}
      </Typography>
      <Slider
        aria-labelledby="marker-size-label"
        size="small"
        min={1}
        max={16}
        value={markerSize}
        onChange={(_event, value) => setMarkerSize(value as number)}
        sx={{ maxWidth: 280, mx: 1 }}
      />
      <ScatterChart
        height={260}
        xAxis={[{ min: 0 }]}
        yAxis={[{ min: 0 }]}
        series={species.map((item) => ({ ...item, markerSize }))}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        The leaves of three trees again, five points each.
      </Typography>
    </Box>
  );
}
