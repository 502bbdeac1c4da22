import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { orderColumns } from './order-columns';
import { useMoreOrders } from './use-more-orders';

export default function EndlessOrders() {
  const { rows, loading, status, loadMore, restart } = useMoreOrders();

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {loading ? 'Loading…' : status}
      </Typography>
      <Box sx={{ height: 340 }}>
        <DataGridPro
          aria-label="Orders that load as you scroll"
          columns={orderColumns}
          rows={rows}
          onRowsScrollEnd={loadMore}
          sortingMode="server"
          onSortModelChange={restart}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Box>
  );
}
