import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';

const curves = [
  'monotoneX',
  'monotoneY',
  'linear',
  'natural',
  'catmullRom',
  'step',
  'stepBefore',
  'stepAfter',
] as const;

export default function CurveComparison() {
  const [curve, setCurve] =
    React.useState<(typeof curves)[number]>('stepAfter');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) =>
          setCurve(curves.find((name) => name === event.target.value) ?? curve)
        }
        sx={{ width: 180 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box component="figure" sx={{ m: 0, width: '100%' }}>
        <LineChart
          height={280}
          xAxis={[{ data: [0, 1, 2, 3, 4, 5, 6, 7], tickMinStep: 1 }]}
          series={[{ curve, data: [2, 6, 6, 1, 4, 9, 8, 3] }]}
        />
        <Typography
          component="figcaption"
          variant="body2"
          color="text.secondary"
        >
          Eight values, always the same: 2, 6, 6, 1, 4, 9, 8, 3. Only the path
          between them changes.
        </Typography>
      </Box>
    </Stack>
  );
}
