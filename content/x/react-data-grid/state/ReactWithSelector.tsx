import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  gridExpandedRowCountSelector,
  gridRowCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

function LiveFooter() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridExpandedRowCountSelector);
  const all = useGridSelector(apiRef, gridRowCountSelector);
  const [rule] = useGridSelector(apiRef, gridSortModelSelector);

  return (
    <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
      {shown} of {all} orders, {rule ? `by ${rule.field}` : 'not sorted'}
    </Box>
  );
}

export default function ReactWithSelector() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        slots={{ footer: LiveFooter }}
      />
    </Box>
  );
}
