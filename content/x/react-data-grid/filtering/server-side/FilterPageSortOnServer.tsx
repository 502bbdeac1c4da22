import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridFilterModel,
  type GridSortModel,
  GridToolbar,
} from '@mui/x-data-grid';
import * as React from 'react';
import { createLocalServer } from '../../../../data/local-server';
import { orders } from '../../../../data/orders';
import { orderColumns } from './order-columns';

const server = createLocalServer(orders);
const slots = { toolbar: GridToolbar };
const firstPage = { page: 0, pageSize: 5 };

interface Query {
  filterModel?: GridFilterModel;
  sortModel?: GridSortModel;
  paginationModel: { page: number; pageSize: number };
}

export default function FilterPageSortOnServer() {
  const [query, setQuery] = React.useState<Query>({
    paginationModel: firstPage,
  });
  const [response, setResponse] = React.useState({
    rows: orders.slice(0, firstPage.pageSize),
    total: orders.length,
  });
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoading(true);
    setFailed(false);
    server
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

  const restart = (change: Partial<Query>) =>
    setQuery((old) => ({ ...old, ...change, paginationModel: firstPage }));

  return (
    <Box sx={{ width: '100%' }}>
      {failed && (
        <Alert
          severity="error"
          action={
            <Button onClick={() => setQuery({ ...query })}>Try again</Button>
          }
        >
          The orders did not load.
        </Alert>
      )}
      <Box sx={{ height: 400 }}>
        <DataGrid
          aria-label="Orders; a server filters, sorts and pages"
          rows={response.rows}
          rowCount={response.total}
          columns={orderColumns}
          loading={loading}
          filterMode="server"
          onFilterModelChange={(filterModel) => restart({ filterModel })}
          sortingMode="server"
          onSortModelChange={(sortModel) => restart({ sortModel })}
          paginationMode="server"
          paginationModel={query.paginationModel}
          onPaginationModelChange={(paginationModel) =>
            setQuery((old) => ({ ...old, paginationModel }))
          }
          pageSizeOptions={[5]}
          slots={slots}
        />
      </Box>
    </Box>
  );
}
