import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'placedAt', headerName: 'Placed', type: 'date', width: 130 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function SortedAtStart() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Orders, newest first"
        rows={orders}
        columns={columns}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'placedAt', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
