import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import * as React from 'react';

const data = [
  { id: 'a', value: 40, label: 'Coffee' },
  { id: 'b', value: 25, label: 'Latte' },
  { id: 'c', value: 20, label: 'Tea' },
  { id: 'd', value: 15, label: 'Juice' },
];

const initialShape = {
  innerRadius: 40,
  outerRadius: 90,
  cornerRadius: 6,
  paddingAngle: 3,
  startAngle: -60,
  endAngle: 240,
};

const limits: Record<keyof typeof initialShape, [number, number]> = {
  innerRadius: [0, 100],
  outerRadius: [20, 100],
  cornerRadius: [0, 30],
  paddingAngle: [0, 20],
  startAngle: [-180, 180],
  endAngle: [0, 360],
};

const names = Object.keys(limits) as (keyof typeof initialShape)[];

export default function PieShapePlayground() {
  const [shape, setShape] = React.useState(initialShape);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%' }}
    >
      <Box component="figure" sx={{ m: 0, flex: 1, minWidth: 0 }}>
        <PieChart height={240} series={[{ data, ...shape }]} />
        <Typography
          component="figcaption"
          variant="body2"
          color="text.secondary"
        >
          Drinks sold: coffee 40%, latte 25%, tea 20%, juice 15%.
        </Typography>
      </Box>
      <Box sx={{ width: { sm: 200 } }}>
        {names.map((name) => (
          <div key={name}>
            <Typography id={`pie-shape-${name}`} variant="body2">
              {name}: {shape[name]}
            </Typography>
            <Slider
              aria-labelledby={`pie-shape-${name}`}
              size="small"
              min={limits[name][0]}
              max={limits[name][1]}
              value={shape[name]}
              onChange={(_event, value) =>
                setShape({ ...shape, [name]: value as number })
              }
            />
          </div>
        ))}
      </Box>
    </Stack>
  );
}
