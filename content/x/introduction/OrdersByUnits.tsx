import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Order, orders } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 134 },
  { field: 'status', headerName: 'Status', width: 104 },
  { field: 'quantity', headerName: 'Units', type: 'number', width: 82 },
];

export default function OrdersByUnits() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, height: 328 }}>
      <DataGrid
        aria-label="Orders"
        density="compact"
        disableColumnMenu
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
