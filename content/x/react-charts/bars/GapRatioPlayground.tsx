import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type AxisConfig, BarChart } from '@mui/x-charts';
import * as React from 'react';

export default function GapRatioPlayground() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.4);
  const [barGapRatio, setBarGapRatio] = React.useState(-0.3);

  const drinks: AxisConfig<'band'> = {
    id: 'drinks',
    scaleType: 'band',
    data: ['Espresso', 'Latte', 'Tea'],
    categoryGapRatio,
    barGapRatio,
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 5 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id="category-gap" variant="body2">
            categoryGapRatio: {categoryGapRatio}
          </Typography>
          <Slider
            aria-labelledby="category-gap"
            size="small"
            min={0}
            max={0.9}
            step={0.1}
            value={categoryGapRatio}
            onChange={(_event, value) => setCategoryGapRatio(value as number)}
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          <Typography id="bar-gap" variant="body2">
            barGapRatio: {barGapRatio}
          </Typography>
          <Slider
            aria-labelledby="bar-gap"
            size="small"
            min={-1}
            max={1}
            step={0.1}
            value={barGapRatio}
            onChange={(_event, value) => setBarGapRatio(value as number)}
          />
        </Box>
      </Stack>
      <Box component="figure" sx={{ m: 0, width: '100%' }}>
        <BarChart
          height={280}
          xAxis={[drinks]}
          series={[
            { label: 'Morning', data: [64, 51, 22] },
            { label: 'Afternoon', data: [38, 44, 35] },
          ]}
        />
        <Typography
          component="figcaption"
          variant="body2"
          color="text.secondary"
        >
          Drinks sold. Coffee leads in the morning, tea gains in the afternoon.
        </Typography>
      </Box>
    </Stack>
  );
}
