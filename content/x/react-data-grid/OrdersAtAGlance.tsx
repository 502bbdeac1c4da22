import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { type Order, orderStatuses, orders } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    editable: true,
    width: 120,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
  { field: 'placedAt', headerName: 'Placed', type: 'date', width: 120 },
];

export default function OrdersAtAGlance() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'placedAt', sort: 'desc' }] },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10]}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
      />
    </Box>
  );
}
