import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  BarChart,
  BarElementPath,
  type BarElementProps,
} from '@mui/x-charts/BarChart';
import type * as React from 'react';

const lines = ['Red', 'Blue', 'Green', 'Amber'];
const fills = ['#e53935', '#1e88e5', '#43a047', '#ffb300'];

function FilledBar(props: BarElementProps) {
  // The slot is typed for BarElement, but receives the props of BarElementPath.
  const rect = props as unknown as React.ComponentProps<typeof BarElementPath>;
  const fill = fills[rect.ownerState.dataIndex];
  return <BarElementPath {...rect} style={{ ...rect.style, fill }} />;
}

export default function OneColorPerBar() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={280}
        tooltip={{ trigger: 'none' }}
        xAxis={[{ scaleType: 'band', data: lines, label: 'Line' }]}
        series={[{ data: [18, 24, 11, 15] }]}
        slots={{ bar: FilledBar }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Riders of four tram lines in thousands a day. The Blue line carries
        most, 24; the Green line fewest, 11.
      </Typography>
    </Box>
  );
}
