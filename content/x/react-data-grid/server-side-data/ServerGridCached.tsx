import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { fetchOrders, isCached, nextPageOf } from './order-cache';
import { orderColumns } from './order-columns';
import { firstAnswer, firstPageOf, firstQuery } from './order-server';

export default function ServerGridCached() {
  const [query, setQuery] = React.useState(firstQuery);
  const [answer, setAnswer] = React.useState(firstAnswer);
  const [loading, setLoading] = React.useState(false);
  const [source, setSource] = React.useState('the cache');

  React.useEffect(() => {
    let current = true;
    setSource(isCached(query) ? 'the cache' : 'the server');
    setLoading(!isCached(query));
    fetchOrders(query).then((next) => {
      if (!current) return;
      setAnswer(next);
      setLoading(false);
      fetchOrders(nextPageOf(query));
    });
    return () => {
      current = false;
    };
  }, [query]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        This page comes from {source}.
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders, cached"
          columns={orderColumns}
          rows={answer.rows}
          rowCount={answer.total}
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
