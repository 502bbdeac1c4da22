import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Order, orders } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'quantity', headerName: 'Units', type: 'number', width: 80 },
];

export default function OrdersByUnits() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, height: 328 }}>
      <DataGrid
        aria-label="Orders"
        density="compact"
        hideFooter
        rows={orders.slice(0, 8)}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
