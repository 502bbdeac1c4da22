import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const columns = orderColumns.map((column) => ({ ...column, pinnable: false }));

export default function FixedPins() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['id', 'customer'] } }}
        hideFooter
      />
    </Box>
  );
}
