import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function FixedHeightContainer() {
  return (
    <Box sx={{ height: 300 }}>
      <DataGrid aria-label="Orders" rows={orders} columns={columns} />
    </Box>
  );
}
