import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import * as React from 'react';
import { LabelledSlider } from './LabelledSlider';

const sizes = ['S', 'M', 'L', 'XL'];
const switches = ['disableLine', 'disableTicks'] as const;

export default function AxisLookPlayground() {
  const [look, setLook] = React.useState({
    disableLine: true,
    disableTicks: false,
    tickSize: 12,
  });

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" mb={1}>
        {switches.map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Switch
                checked={look[name]}
                onChange={(_event, on) => setLook({ ...look, [name]: on })}
              />
            }
            label={name}
          />
        ))}
        <Box sx={{ width: 140 }}>
          <LabelledSlider
            label="tickSize"
            min={2}
            max={20}
            disabled={look.disableTicks}
            value={look.tickSize}
            onChange={(tickSize) => setLook({ ...look, tickSize })}
          />
        </Box>
      </Stack>
      <BarChart
        height={260}
        margin={{ top: 20 }}
        xAxis={[{ id: 'sizes', scaleType: 'band', data: sizes }]}
        yAxis={[{ id: 'units' }]}
        series={[{ data: [24, 51, 38, 17] }]}
        bottomAxis={{ axisId: 'sizes', ...look }}
        leftAxis={{ axisId: 'units', ...look }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Shirts sold by size: S 24, M 51, L 38, XL 17.
      </Typography>
    </Box>
  );
}
