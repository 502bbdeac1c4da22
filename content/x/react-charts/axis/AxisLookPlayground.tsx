import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import * as React from 'react';

export default function AxisLookPlayground() {
  const [disableLine, setDisableLine] = React.useState(true);
  const [disableTicks, setDisableTicks] = React.useState(false);
  const [tickSize, setTickSize] = React.useState(12);
  const look = { disableLine, disableTicks, tickSize };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <FormControlLabel
          control={
            <Switch
              checked={disableLine}
              onChange={(event) => setDisableLine(event.target.checked)}
            />
          }
          label="disableLine"
        />
        <FormControlLabel
          control={
            <Switch
              checked={disableTicks}
              onChange={(event) => setDisableTicks(event.target.checked)}
            />
          }
          label="disableTicks"
        />
        <Box sx={{ width: 140 }}>
          <Typography id="axis-tick-size" variant="body2">
            tickSize: {tickSize}
          </Typography>
          <Slider
            aria-labelledby="axis-tick-size"
            size="small"
            min={2}
            max={20}
            disabled={disableTicks}
            value={tickSize}
            onChange={(_event, value) => setTickSize(value as number)}
          />
        </Box>
      </Stack>
      <Box component="figure" sx={{ m: 0, width: '100%' }}>
        <BarChart
          height={260}
          margin={{ top: 20 }}
          xAxis={[
            { id: 'sizes', scaleType: 'band', data: ['S', 'M', 'L', 'XL'] },
          ]}
          yAxis={[{ id: 'units' }]}
          series={[{ data: [24, 51, 38, 17] }]}
          bottomAxis={{ axisId: 'sizes', ...look }}
          leftAxis={{ axisId: 'units', ...look }}
        />
        <Typography
          component="figcaption"
          variant="body2"
          color="text.secondary"
        >
          Shirts sold by size: S 24, M 51, L 38, XL 17.
        </Typography>
      </Box>
    </Stack>
  );
}
