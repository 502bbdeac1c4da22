import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import * as React from 'react';
import { type Shape, ShapeSliders } from './ShapeSliders';

const data = [
  { id: 'a', value: 40, label: 'Coffee' },
  { id: 'b', value: 25, label: 'Latte' },
  { id: 'c', value: 20, label: 'Tea' },
  { id: 'd', value: 15, label: 'Juice' },
];

export default function PieShapePlayground() {
  const [shape, setShape] = React.useState<Shape>({
    innerRadius: 40,
    outerRadius: 90,
    cornerRadius: 6,
    paddingAngle: 3,
    startAngle: -60,
    endAngle: 240,
  });

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
        <ShapeSliders shape={shape} onChange={setShape} />
      </Box>
    </Stack>
  );
}
