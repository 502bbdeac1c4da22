import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function HeightFromRows() {
  const [count, setCount] = React.useState(3);
  const rows = React.useMemo(() => orders.slice(0, count), [count]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          disabled={count === orders.length}
          onClick={() => setCount(count + 1)}
        >
          One row more
        </Button>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          One row less
        </Button>
      </Stack>
      <DataGrid aria-label="Orders" autoHeight rows={rows} columns={columns} />
    </Stack>
  );
}
