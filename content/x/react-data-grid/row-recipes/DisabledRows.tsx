import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 100,
    editable: true,
  },
  { field: 'status', headerName: 'Status', width: 110 },
];

const isEnabled = ({ row }: { row: Order }) => row.status !== 'Cancelled';

const rowClass = (params: { row: Order }) =>
  isEnabled(params) ? '' : 'disabled';

export default function DisabledRows() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders; cancelled ones are disabled"
        rows={orders}
        columns={columns}
        checkboxSelection
        isRowSelectable={isEnabled}
        isCellEditable={isEnabled}
        getRowClassName={rowClass}
        sx={{ '& .disabled': { color: 'text.secondary' } }}
        hideFooter
      />
    </Box>
  );
}
