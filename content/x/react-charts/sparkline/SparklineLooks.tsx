import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type * as React from 'react';

const data = [14, 18, 11, 22, 27, 19, 31];

type Look = Partial<React.ComponentProps<typeof SparkLineChart>>;

const looks: [name: string, props: Look][] = [
  ['Default', {}],
  ['area', { area: true }],
  ["curve: 'natural'", { curve: 'natural' }],
  ["curve: 'step'", { curve: 'step' }],
  ["plotType: 'bar'", { plotType: 'bar' }],
  ['colors', { colors: ['#ef6c00'] }],
];

export default function SparklineLooks() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
        }}
      >
        {looks.map(([name, props]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Typography variant="body2">{name}</Typography>
            <SparkLineChart data={data} height={70} {...props} />
          </Box>
        ))}
      </Box>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        The same week six times: guests rise from 14 to 31, with dips on the
        third and sixth day.
      </Typography>
    </Box>
  );
}
