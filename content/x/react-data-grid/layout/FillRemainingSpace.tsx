import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'placedAt', headerName: 'Placed', type: 'date', width: 120 },
];

export default function FillRemainingSpace() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: 360,
        minHeight: 240,
        width: '100%',
        resize: 'vertical',
        overflow: 'hidden',
        border: '1px dashed',
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ p: 2 }}>Orders</Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Orders" rows={orders} columns={columns} />
      </Box>
    </Box>
  );
}
