import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';

const keys = ['itemMarkWidth', 'itemMarkHeight', 'markGap', 'itemGap'] as const;

export default function LegendMarkSizing() {
  const [legend, setLegend] = React.useState({
    itemMarkWidth: 28,
    itemMarkHeight: 4,
    markGap: 8,
    itemGap: 24,
  });

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 4,
          px: 1,
        }}
      >
        {keys.map((key) => (
          <div key={key}>
            <Typography id={`legend-${key}`} variant="body2">
              {key}: {legend[key]}
            </Typography>
            <Slider
              aria-labelledby={`legend-${key}`}
              size="small"
              min={2}
              max={40}
              value={legend[key]}
              onChange={(_event, value) =>
                setLegend({ ...legend, [key]: value })
              }
            />
          </div>
        ))}
      </Box>
      <LineChart
        height={240}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
        series={[
          { label: 'Planned', data: [20, 40, 60, 80] },
          { label: 'Done', data: [18, 33, 61, 74] },
        ]}
        slotProps={{ legend }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Tasks by Thursday: 80 planned, 74 done.
      </Typography>
    </Box>
  );
}
