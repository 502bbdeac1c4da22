import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function SlotsAndSlotProps() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: { showQuickFilter: true },
          baseButton: { variant: 'outlined' },
        }}
        hideFooter
      />
    </Box>
  );
}
