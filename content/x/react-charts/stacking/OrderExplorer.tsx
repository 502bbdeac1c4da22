import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';
import { OptionSelect } from './OptionSelect';

const orders = [
  'none',
  'reverse',
  'ascending',
  'descending',
  'appearance',
  'insideOut',
] as const;
const distances = ['1 km', '2 km', '5 km', '10 km', '20 km', '40 km'];

export default function OrderExplorer() {
  const [stackOrder, setStackOrder] =
    React.useState<(typeof orders)[number]>('appearance');
  const stacked = { stack: 'trips', area: true, showMark: false, stackOrder };

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <OptionSelect
        label="stackOrder"
        value={stackOrder}
        options={orders}
        onChange={setStackOrder}
      />
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: distances }]}
        series={[
          { ...stacked, label: 'Train', data: [0, 2, 8, 19, 34, 41] },
          { ...stacked, label: 'Walk', data: [62, 28, 4, 0, 0, 0] },
          { ...stacked, label: 'Car', data: [9, 21, 39, 48, 52, 55] },
          { ...stacked, label: 'Bike', data: [26, 44, 38, 17, 5, 1] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Trips to work by distance. Walking peaks at 1 km, the bike at 2 km;
        train and car grow with the distance.
      </Typography>
    </Box>
  );
}
