// Task: pages, order and filter from a server.
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import * as React from 'react';

interface Invoice {
  id: number;
  customer: string;
  total: number;
}

interface Query {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
}

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    valueFormatter: ({ value }) => `${Number(value).toFixed(2)} €`,
  },
];

async function load(query: Query, signal: AbortSignal): Promise<{ rows: Invoice[]; total: number }> {
  const response = await fetch('/api/invoices', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(query),
    signal,
  });
  if (!response.ok) throw new Error('The invoices could not be loaded.');
  return response.json();
}

export default function Invoices() {
  const [query, setQuery] = React.useState<Query>({
    paginationModel: { page: 0, pageSize: 25 },
    sortModel: [],
    filterModel: { items: [] },
  });
  const [answer, setAnswer] = React.useState<{ rows: Invoice[]; total: number }>({ rows: [], total: 0 });
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoading(true);
    load(query, signal)
      .then(setAnswer)
      .catch(() => undefined)
      .finally(() => {
        if (!signal.aborted) setLoading(false);
      });
    return () => controller.abort();
  }, [query]);

  const change = (part: Partial<Query>) => setQuery((before) => ({ ...before, ...part }));
  const first = { ...query.paginationModel, page: 0 };

  return (
    <Box sx={{ height: 500 }}>
      <DataGrid
        aria-label="Invoices"
        rows={answer.rows}
        rowCount={answer.total}
        columns={columns}
        loading={loading}
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
        paginationModel={query.paginationModel}
        onPaginationModelChange={(paginationModel) => change({ paginationModel })}
        sortModel={query.sortModel}
        onSortModelChange={(sortModel) => change({ sortModel, paginationModel: first })}
        filterModel={query.filterModel}
        onFilterModelChange={(filterModel) => change({ filterModel, paginationModel: first })}
        pageSizeOptions={[25, 50, 100]}
      />
    </Box>
  );
}
