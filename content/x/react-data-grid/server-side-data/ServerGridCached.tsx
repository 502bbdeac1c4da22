import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { fetchOrders, isCached, nextPageOf } from './order-cache';
import { orderColumns } from './order-columns';
import { firstPageOf, firstQuery, firstResponse } from './order-server';

export default function ServerGridCached() {
  const [query, setQuery] = React.useState(firstQuery);
  const [response, setResponse] = React.useState(firstResponse);
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);
  const [source, setSource] = React.useState('the cache');

  React.useEffect(() => {
    // The response of an older query stays in the cache, so it is not aborted.
    let current = true;
    setSource(isCached(query) ? 'the cache' : 'the server');
    setLoading(!isCached(query));
    setFailed(false);
    fetchOrders(query)
      .then((next) => {
        if (!current) return;
        setResponse(next);
        // A failed prefetch is sent again when the page is needed.
        fetchOrders(nextPageOf(query)).catch(() => {});
      })
      .catch(() => {
        if (current) setFailed(true);
      })
      .finally(() => {
        if (current) setLoading(false);
      });
    return () => {
      current = false;
    };
  }, [query]);

  return (
    <Box sx={{ width: '100%' }}>
      {failed ? (
        <Alert
          severity="error"
          action={
            <Button onClick={() => setQuery({ ...query })}>Try again</Button>
          }
        >
          This page did not load.
        </Alert>
      ) : (
        <Typography role="status" sx={{ mb: 1 }}>
          This page comes from {source}.
        </Typography>
      )}
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders, cached"
          columns={orderColumns}
          rows={response.rows}
          rowCount={response.total}
          loading={loading}
          paginationMode="server"
          paginationModel={query.paginationModel}
          onPaginationModelChange={(paginationModel) =>
            setQuery({ ...query, paginationModel })
          }
          sortingMode="server"
          onSortModelChange={(sortModel) =>
            setQuery(firstPageOf({ ...query, sortModel }))
          }
          pageSizeOptions={[5, 10]}
          disableColumnFilter
          disableColumnMenu
        />
      </Box>
    </Box>
  );
}
