import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type AxisConfig, BarChart } from '@mui/x-charts';
import * as React from 'react';

const sliders = [
  { name: 'categoryGapRatio', min: 0, max: 0.9, step: 0.1 },
  { name: 'barGapRatio', min: -1, max: 1, step: 0.1 },
] as const;

export default function GapRatioPlayground() {
  const [gaps, setGaps] = React.useState({
    categoryGapRatio: 0.4,
    barGapRatio: -0.3,
  });
  const drinks: AxisConfig<'band'> = {
    id: 'drinks',
    scaleType: 'band',
    data: ['Espresso', 'Latte', 'Tea'],
    ...gaps,
  };

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={{ xs: 1, sm: 5 }}
        mb={2}
      >
        {sliders.map(({ name, ...range }) => (
          <Box key={name} sx={{ flex: 1 }}>
            <Typography id={`bar-${name}`} variant="body2">
              {name}: {gaps[name]}
            </Typography>
            <Slider
              {...range}
              aria-labelledby={`bar-${name}`}
              size="small"
              value={gaps[name]}
              onChange={(_event, value) => setGaps({ ...gaps, [name]: value })}
            />
          </Box>
        ))}
      </Stack>
      <BarChart
        height={280}
        xAxis={[drinks]}
        series={[
          { label: 'Morning', data: [64, 51, 22] },
          { label: 'Afternoon', data: [38, 44, 35] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Drinks sold. Coffee leads in the morning, tea gains in the afternoon.
      </Typography>
    </Box>
  );
}
