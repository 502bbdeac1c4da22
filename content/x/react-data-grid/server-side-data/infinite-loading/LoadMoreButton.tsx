import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { orderColumns } from './order-columns';
import { useMoreOrders } from './use-more-orders';

export default function LoadMoreButton() {
  const { rows, loading, failed, isEnd, loadMore, restart } = useMoreOrders();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 340 }}>
        <DataGrid
          aria-label="Orders with a button for more"
          columns={orderColumns}
          rows={rows}
          sortingMode="server"
          onSortModelChange={restart}
          disableColumnFilter
          hideFooter
        />
      </Box>
      <Button onClick={loadMore} disabled={loading || isEnd} sx={{ mt: 1 }}>
        {failed ? 'Try again' : 'Load more'}
      </Button>
      {failed && <Alert severity="error">The next orders did not load.</Alert>}
      <Typography role="status">
        {loading && 'Loading…'}
        {!loading && `${rows.length} orders${isEnd ? ', all of them' : ''}`}
      </Typography>
    </Box>
  );
}
