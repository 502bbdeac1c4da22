import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import * as React from 'react';
import { OptionSelect } from './OptionSelect';

const offsets = [
  'diverging',
  'none',
  'expand',
  'silhouette',
  'wiggle',
] as const;
type Offset = (typeof offsets)[number];

export default function OffsetExplorer() {
  const [stackOffset, setStackOffset] = React.useState<Offset>('diverging');
  const [losses, setLosses] = React.useState(true);
  const online = losses ? [-14, -9, 12, 21] : [6, 9, 12, 21];
  const stacked = { stack: 'result', stackOffset };

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <OptionSelect
          label="stackOffset"
          value={stackOffset}
          options={offsets}
          onChange={setStackOffset}
        />
        <FormControlLabel
          control={
            <Switch checked={losses} onChange={() => setLosses(!losses)} />
          }
          label="With losses"
        />
      </Stack>
      <BarChart
        height={280}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { ...stacked, label: 'Shops', data: [30, 26, 28, 33] },
          { ...stacked, label: 'Online', data: online },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Result per quarter. Shops: 30, 26, 28, 33. Online: {online.join(', ')}.
      </Typography>
    </Box>
  );
}
