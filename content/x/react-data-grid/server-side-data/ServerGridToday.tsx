import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import * as React from 'react';
import { orderColumns } from './order-columns';
import {
  firstPageOf,
  firstQuery,
  firstResponse,
  orderServer,
  type Query,
} from './order-server';

const slots = { toolbar: GridToolbar };
const slotProps = { toolbar: { showQuickFilter: true } };

export default function ServerGridToday() {
  const [query, setQuery] = React.useState(firstQuery);
  const [response, setResponse] = React.useState(firstResponse);
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoading(true);
    setFailed(false);
    orderServer
      .getRows({ ...query, signal })
      .then(setResponse)
      .catch(() => {
        if (!signal.aborted) setFailed(true);
      })
      .finally(() => {
        if (!signal.aborted) setLoading(false);
      });
    return () => controller.abort();
  }, [query]);

  const change = (part: Partial<Query>) =>
    setQuery((old) => ({ ...firstPageOf(old), ...part }));

  return (
    <Box sx={{ width: '100%' }}>
      {failed && (
        <Alert
          severity="error"
          action={<Button onClick={() => change({})}>Try again</Button>}
        >
          The orders did not load.
        </Alert>
      )}
      <Box sx={{ height: 400 }}>
        <DataGrid
          aria-label="Orders from a server"
          columns={orderColumns}
          rows={response.rows}
          rowCount={response.total}
          loading={loading}
          paginationMode="server"
          paginationModel={query.paginationModel}
          onPaginationModelChange={(paginationModel) =>
            change({ paginationModel })
          }
          sortingMode="server"
          onSortModelChange={(sortModel) => change({ sortModel })}
          filterMode="server"
          onFilterModelChange={(filterModel) => change({ filterModel })}
          pageSizeOptions={[5]}
          slots={slots}
          slotProps={slotProps}
        />
      </Box>
    </Box>
  );
}
