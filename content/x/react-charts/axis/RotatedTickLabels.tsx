import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import * as React from 'react';

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

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={5} sx={{ px: 1, maxWidth: 400 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id="label-angle" variant="body2">
            angle: {angle}
          </Typography>
          <Slider
            aria-labelledby="label-angle"
            size="small"
            min={-90}
            max={0}
            step={5}
            value={angle}
            onChange={(_event, value) => setAngle(value as number)}
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          <Typography id="label-font-size" variant="body2">
            fontSize: {fontSize}
          </Typography>
          <Slider
            aria-labelledby="label-font-size"
            size="small"
            min={8}
            max={18}
            value={fontSize}
            onChange={(_event, value) => setFontSize(value as number)}
          />
        </Box>
      </Stack>
      <Box component="figure" sx={{ m: 0, width: '100%' }}>
        <BarChart
          height={320}
          margin={{ top: 20, bottom: 100, left: 70 }}
          xAxis={[
            {
              scaleType: 'band',
              data: departments,
              tickLabelStyle: {
                angle,
                fontSize,
                textAnchor: angle === 0 ? 'middle' : 'end',
              },
            },
          ]}
          series={[{ data: [18, 42, 6, 4, 15, 23, 27] }]}
        />
        <Typography
          component="figcaption"
          variant="body2"
          color="text.secondary"
        >
          Staff per department. Engineering is the largest with 42 people, legal
          the smallest with 4.
        </Typography>
      </Box>
    </Stack>
  );
}
