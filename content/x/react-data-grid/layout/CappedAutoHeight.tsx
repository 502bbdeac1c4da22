import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const maxRows = 5;
const cappedHeight = 56 + maxRows * 52 + 2;

export default function CappedAutoHeight() {
  const [count, setCount] = React.useState(4);
  const rows = React.useMemo(() => orders.slice(0, count), [count]);
  const fits = rows.length <= maxRows;

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 280, px: 2 }}>
        <Slider
          aria-label="Number of orders"
          value={count}
          min={1}
          max={orders.length}
          valueLabelDisplay="auto"
          onChange={(_, value) => setCount(Number(value))}
        />
      </Box>
      <Box sx={{ height: fits ? 'auto' : cappedHeight }}>
        <DataGrid
          aria-label="Orders"
          autoHeight={fits}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
