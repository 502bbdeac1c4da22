import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import * as React from 'react';

const stock = [
  { id: 'beans', value: 34, label: 'Beans' },
  { id: 'milk', value: 28, label: 'Milk' },
  { id: 'sugar', value: 19, label: 'Sugar' },
  { id: 'cups', value: 16, label: 'Cups' },
  { id: 'lids', value: 11, label: 'Lids' },
  { id: 'tea', value: 8, label: 'Tea' },
];

export default function PieAnimationToggle() {
  const [count, setCount] = React.useState(4);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const shown = stock.slice(0, count);

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap" mb={1}>
        <Box sx={{ width: 180 }}>
          <Typography id="pie-item-count" variant="body2">
            Items: {count}
          </Typography>
          <Slider
            aria-labelledby="pie-item-count"
            size="small"
            min={1}
            max={stock.length}
            value={count}
            onChange={(_event, value) => setCount(value as number)}
          />
        </Box>
        <FormControlLabel
          control={<Switch onChange={(_event, on) => setSkipAnimation(on)} />}
          label="skipAnimation"
        />
      </Stack>
      <PieChart
        height={240}
        skipAnimation={skipAnimation}
        series={[{ data: shown }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Crates in stock:{' '}
        {shown.map(({ label, value }) => `${label} ${value}`).join(', ')}.
      </Typography>
    </Box>
  );
}
