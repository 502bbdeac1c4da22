import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import * as React from 'react';
import { LabelledSlider } from './LabelledSlider';

const departments = [
  'Customer support',
  'Engineering',
  'Human resources',
  'Legal',
  'Marketing',
  'Research',
  'Sales',
];

export default function RotatedTickLabels() {
  const [angle, setAngle] = React.useState(-40);
  const [fontSize, setFontSize] = React.useState(12);
  const textAnchor = angle === 0 ? 'middle' : 'end';

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Stack direction="row" spacing={5} sx={{ mb: 1, px: 1, maxWidth: 400 }}>
        <LabelledSlider
          label="angle"
          min={-90}
          max={0}
          step={5}
          value={angle}
          onChange={setAngle}
        />
        <LabelledSlider
          label="fontSize"
          min={8}
          max={18}
          value={fontSize}
          onChange={setFontSize}
        />
      </Stack>
      <BarChart
        height={320}
        margin={{ top: 20, bottom: 100, left: 70 }}
        xAxis={[
          {
            scaleType: 'band',
            data: departments,
            tickLabelStyle: { angle, fontSize, textAnchor },
          },
        ]}
        series={[{ data: [18, 42, 6, 4, 15, 23, 27] }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Staff per department. Engineering is the largest with 42 people, legal
        the smallest with 4.
      </Typography>
    </Box>
  );
}
