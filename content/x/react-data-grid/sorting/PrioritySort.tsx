import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
  gridDateComparator,
} from '@mui/x-data-grid';
import {
  type Order,
  type OrderStatus,
  orderStatuses,
  orders,
} from '../../../data/orders';

const byPriority: GridComparatorFn<OrderStatus> = (
  status1,
  status2,
  params1,
  params2,
) =>
  orderStatuses.indexOf(status1) - orderStatuses.indexOf(status2) ||
  gridDateComparator(
    params1.api.getCellValue(params1.id, 'placedAt'),
    params2.api.getCellValue(params2.id, 'placedAt'),
    params1,
    params2,
  );

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    sortComparator: byPriority,
  },
  { field: 'placedAt', headerName: 'Placed', type: 'date', width: 130 },
];

export default function PrioritySort() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        aria-label="Orders by priority"
        rows={orders}
        columns={columns}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'status', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
