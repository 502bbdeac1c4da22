import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
  { field: 'placedAt', headerName: 'Placed', type: 'date', width: 130 },
];

export default function SortByTwoColumns() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPro
        aria-label="Orders by status, then by quantity"
        rows={orders}
        columns={columns}
        hideFooter
        initialState={{
          sorting: {
            sortModel: [
              { field: 'status', sort: 'asc' },
              { field: 'quantity', sort: 'desc' },
            ],
          },
        }}
      />
    </Box>
  );
}
