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

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap">
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
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
          label="skipAnimation"
        />
      </Stack>
      <Box component="figure" sx={{ m: 0, width: '100%' }}>
        <PieChart
          height={240}
          skipAnimation={skipAnimation}
          series={[{ data: stock.slice(0, count) }]}
        />
        <Typography
          component="figcaption"
          variant="body2"
          color="text.secondary"
        >
          Crates in stock:{' '}
          {stock
            .slice(0, count)
            .map((item) => `${item.label} ${item.value}`)
            .join(', ')}
          .
        </Typography>
      </Box>
    </Stack>
  );
}
