import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import * as React from 'react';

type SalesRow = { product: string; units: number };

const julySales: SalesRow[] = [
  { product: 'Beans', units: 84 },
  { product: 'Filters', units: 51 },
  { product: 'Mugs', units: 23 },
];

function SalesChart({ rows }: { rows: SalesRow[] }) {
  if (rows.length === 0) {
    return (
      <Stack
        alignItems="center"
        justifyContent="center"
        sx={{ height: 260, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Typography color="text.secondary">No sales in this month.</Typography>
      </Stack>
    );
  }
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <BarChart
        height={240}
        margin={{ top: 10 }}
        dataset={rows}
        xAxis={[{ scaleType: 'band', dataKey: 'product' }]}
        series={[{ dataKey: 'units' }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Units sold:{' '}
        {rows.map((row) => `${row.product} ${row.units}`).join(', ')}.
      </Typography>
    </Box>
  );
}

export default function EmptyDataGuard() {
  const [isAugust, setIsAugust] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setIsAugust(!isAugust)}
      >
        {isAugust ? 'Show July' : 'Show August'}
      </Button>
      <SalesChart rows={isAugust ? [] : julySales} />
    </Stack>
  );
}
