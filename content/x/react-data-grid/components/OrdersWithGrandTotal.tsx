import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooter,
  GridToolbar,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

function GrandTotalFooter() {
  const apiRef = useGridApiContext();
  // Rows of all pages that match the filter.
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + model.quantity, 0);

  return (
    <>
      <Typography role="status" variant="body2" sx={{ px: 2, py: 1 }}>
        {total} pieces in {entries.length} orders
      </Typography>
      <GridFooter />
    </>
  );
}

const slots = { toolbar: GridToolbar, footer: GrandTotalFooter };

export default function OrdersWithGrandTotal() {
  return (
    <Box sx={{ height: 440 }}>
      <DataGrid
        aria-label="Orders with a grand total"
        rows={orders}
        columns={orderColumns}
        slots={slots}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
