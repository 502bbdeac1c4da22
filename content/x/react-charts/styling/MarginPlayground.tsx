import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import * as React from 'react';

const sides = ['top', 'right', 'bottom', 'left'] as const;

export default function MarginPlayground() {
  const [margin, setMargin] = React.useState({
    top: 50,
    right: 10,
    bottom: 30,
    left: 40,
  });

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
          columnGap: 4,
          px: 1,
        }}
      >
        {sides.map((side) => (
          <div key={side}>
            <Typography id={`margin-${side}`} variant="body2">
              {side}: {margin[side]}
            </Typography>
            <Slider
              aria-labelledby={`margin-${side}`}
              size="small"
              value={margin[side]}
              onChange={(_event, value) =>
                setMargin({ ...margin, [side]: value })
              }
            />
          </div>
        ))}
      </Box>
      <BarChart
        height={260}
        margin={margin}
        xAxis={[{ scaleType: 'band', data: ['North', 'South', 'West'] }]}
        series={[{ label: 'Members', data: [310, 240, 405] }]}
        sx={{ border: 1, borderColor: 'divider' }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Members per region: 310 north, 240 south, 405 west. The frame is the
        edge of the SVG.
      </Typography>
    </Box>
  );
}
