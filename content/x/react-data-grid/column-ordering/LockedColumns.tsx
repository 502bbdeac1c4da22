import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const columns = orderColumns.map((column) =>
  column.field === 'id' ? { ...column, disableReorder: true } : column,
);

export default function LockedColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with a fixed first column"
        rows={orders}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
