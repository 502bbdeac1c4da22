import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { createLocalServer } from '../../../data/local-server';
import { repeatRows } from '../../../data/repeat-rows';
import { type StockItem, stock } from '../../../data/stock';

const allRows = repeatRows(stock, 60);
const server = createLocalServer(allRows, { delay: 800 });

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 140 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function LoadMoreOnScroll() {
  const [rows, setRows] = React.useState(() => allRows.slice(0, 15));
  const [cursor, setCursor] = React.useState<string | null>('15');
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);
  const pending = React.useRef(new AbortController());

  const loadMore = async () => {
    if (loading || cursor === null) return;
    pending.current = new AbortController();
    const { signal } = pending.current;
    setLoading(true);
    setFailed(false);
    try {
      const response = await server.getRows({ cursor, limit: 15, signal });
      setRows((previous) => [...previous, ...response.rows]);
      setCursor(response.nextCursor);
    } catch {
      if (!signal.aborted) setFailed(true);
    } finally {
      if (!signal.aborted) setLoading(false);
    }
  };

  React.useEffect(() => () => pending.current.abort(), []);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Stock"
          rows={rows}
          columns={columns}
          onRowsScrollEnd={loadMore}
          hideFooter
        />
      </Box>
      {failed ? (
        <Alert
          severity="error"
          action={<Button onClick={loadMore}>Try again</Button>}
        >
          The next articles did not load.
        </Alert>
      ) : (
        <Typography role="status" variant="body2" sx={{ mt: 1 }}>
          {loading ? 'Loading more…' : `${rows.length} articles`}
          {cursor === null && ', this is the end'}
        </Typography>
      )}
    </Box>
  );
}
