import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import * as React from 'react';

const orders = ['none', 'asc', 'desc'] as const;

export default function SortedSlices() {
  const [sortingValues, setSortingValues] =
    React.useState<(typeof orders)[number]>('desc');

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <TextField
        select
        size="small"
        label="sortingValues"
        value={sortingValues}
        onChange={(event) =>
          setSortingValues(
            orders.find((order) => order === event.target.value) ?? 'none',
          )
        }
        sx={{ mb: 1, width: 160 }}
      >
        {orders.map((order) => (
          <MenuItem key={order} value={order}>
            {order}
          </MenuItem>
        ))}
      </TextField>
      <PieChart
        height={240}
        colors={['#4dd0e1', '#ffb74d', '#aed581', '#f48fb1']}
        series={[
          {
            sortingValues,
            arcLabel: 'value',
            innerRadius: 50,
            data: [
              { id: 'north', value: 18, label: 'North' },
              { id: 'east', value: 42, label: 'East' },
              { id: 'south', value: 11, label: 'South' },
              { id: 'west', value: 29, label: 'West' },
            ],
          },
        ]}
        sx={{ '& .MuiPieArcLabel-root': { fill: '#000' } }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Shops per region: North 18, East 42, South 11, West 29.
      </Typography>
    </Box>
  );
}
