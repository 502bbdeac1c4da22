import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import * as React from 'react';
import { orderColumns } from './order-columns';
import { type Query, useOrders } from './use-orders';

export default function FilterPageSortOnServer() {
  const [query, setQuery] = React.useState<Query>({
    filterModel: { items: [] },
    sortModel: [],
    paginationModel: { page: 0, pageSize: 5 },
  });
  const { rows, total, loading } = useOrders(query);

  const restart = (change: Partial<Query>) =>
    setQuery((old) => ({
      ...old,
      ...change,
      paginationModel: { ...old.paginationModel, page: 0 },
    }));

  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        aria-label="Orders; a server filters, sorts and pages"
        rows={rows}
        rowCount={total}
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
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
