import Box from '@mui/material/Box';
import { alpha, type Theme } from '@mui/material/styles';
import {
  DataGrid,
  type GridColDef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
];

const getRowClass = ({ row }: GridRowClassNameParams<Order>) =>
  `status-${row.status}`;
const sx = {
  '& .status-Cancelled': {
    bgcolor: ({ palette }: Theme) => alpha(palette.error.main, 0.16),
  },
  '& .status-Paid': {
    bgcolor: ({ palette }: Theme) => alpha(palette.success.main, 0.16),
  },
};

export default function RowsByStatus() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="Orders, tinted by status"
        rows={orders}
        columns={columns}
        getRowClassName={getRowClass}
        sx={sx}
      />
    </Box>
  );
}
