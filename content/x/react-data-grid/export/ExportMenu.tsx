import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function ExportMenu() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="Orders with an export menu"
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
