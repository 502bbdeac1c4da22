import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
  type GridSortModel,
  gridStringOrNumberComparator,
} from '@mui/x-data-grid';
import { type Order, orders } from '../../../data/orders';

const emptyLast: GridComparatorFn<string | null> = (
  v1,
  v2,
  params1,
  params2,
) => {
  if (v1 !== null && v2 !== null) {
    return gridStringOrNumberComparator(v1, v2, params1, params2);
  }
  const sortModel: GridSortModel = params1.api.getSortModel();
  const rule = sortModel.find((item) => item.field === params1.field);
  const emptyAfter = Number(v1 === null) - Number(v2 === null);
  // The grid negates the result when it sorts in descending order.
  return rule?.sort === 'desc' ? -emptyAfter : emptyAfter;
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'paymentMethod',
    headerName: 'Paid by',
    width: 150,
    sortComparator: emptyLast,
  },
];

const rows = orders.slice(0, 6);

export default function EmptyValuesLast() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Orders by payment method"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'paymentMethod', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
