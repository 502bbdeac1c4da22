import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'country', headerName: 'Country', width: 120 },
];

export default function StartWithState() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Paid orders, the largest first"
        rows={orders}
        columns={columns}
        pageSizeOptions={[5, 10]}
        initialState={{
          sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'equals', value: 'Paid' }],
            },
          },
          pagination: { paginationModel: { pageSize: 5 } },
          columns: { columnVisibilityModel: { country: false } },
        }}
      />
    </Box>
  );
}
