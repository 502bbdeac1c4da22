import Box from '@mui/material/Box';
import { DataGrid, type GridRowParams } from '@mui/x-data-grid';
import { type Order, orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const isNotShipped = ({ row }: GridRowParams<Order>) =>
  row.status !== 'Shipped';

export default function SelectAllowedRows() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Orders; shipped ones cannot be selected"
        rows={orders}
        columns={orderColumns}
        checkboxSelection
        isRowSelectable={isNotShipped}
      />
    </Box>
  );
}
