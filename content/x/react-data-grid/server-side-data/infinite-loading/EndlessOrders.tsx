import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { orderColumns } from './order-columns';
import { useMoreOrders } from './use-more-orders';

export default function EndlessOrders() {
  const { rows, loading, failed, isEnd, loadMore, restart } = useMoreOrders();

  return (
    <Box sx={{ width: '100%' }}>
      {failed ? (
        <Alert
          severity="error"
          action={<Button onClick={loadMore}>Try again</Button>}
        >
          The next orders did not load.
        </Alert>
      ) : (
        <Typography role="status" sx={{ mb: 1 }}>
          {loading && 'Loading…'}
          {!loading && `${rows.length} orders${isEnd ? ', all of them' : ''}`}
        </Typography>
      )}
      <Box sx={{ height: 340 }}>
        <DataGridPro
          aria-label="Orders that load as you scroll"
          columns={orderColumns}
          rows={rows}
          onRowsScrollEnd={loadMore}
          scrollEndThreshold={260}
          sortingMode="server"
          onSortModelChange={restart}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Box>
  );
}
