import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';
import { type Order, orderStatuses, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 130,
    editable: true,
  },
];

const rows = orders.slice(0, 6);

const isOpen = ({ row }: { row: Order }) => row.status !== 'Shipped';
const cellClass = ({ isEditable }: GridCellParams) =>
  isEditable ? 'editable' : '';

export default function LockSomeCells() {
  return (
    <Box sx={{ height: 370, '& .editable': { bgcolor: 'action.hover' } }}>
      <DataGrid
        aria-label="Orders, shipped ones locked"
        rows={rows}
        columns={columns}
        isCellEditable={isOpen}
        getCellClassName={cellClass}
        hideFooter
      />
    </Box>
  );
}
