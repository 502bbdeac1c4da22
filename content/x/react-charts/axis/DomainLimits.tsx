import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';

export default function DomainLimits() {
  const [[min, max], setDomain] = React.useState<[number, number]>([13, 33]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 320, px: 1 }}>
        <Typography variant="body2">
          y-axis: min {min}, max {max}
        </Typography>
        <Slider
          getAriaLabel={(index) =>
            `${index === 0 ? 'min' : 'max'} of the y-axis`
          }
          size="small"
          min={0}
          max={40}
          value={[min, max]}
          onChange={(_event, value) => {
            const [from = 0, to = 40] = value as number[];
            if (to - from >= 5) {
              setDomain([from, to]);
            }
          }}
        />
      </Box>
      <Box component="figure" sx={{ m: 0, width: '100%' }}>
        <LineChart
          height={280}
          margin={{ top: 20 }}
          xAxis={[{ data: [8, 10, 12, 14, 16, 18, 20] }]}
          yAxis={[{ min, max }]}
          series={[{ data: [15, 19, 25, 31, 29, 22, 17] }]}
        />
        <Typography
          component="figcaption"
          variant="body2"
          color="text.secondary"
        >
          Greenhouse temperature from 8:00 to 20:00: 15, 19, 25, 31, 29, 22 and
          17 °C.
        </Typography>
      </Box>
    </Stack>
  );
}
