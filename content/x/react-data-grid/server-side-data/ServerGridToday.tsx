import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import * as React from 'react';
import { orderColumns } from './order-columns';
import { firstPageOf, firstQuery, type Query } from './order-server';
import { useOrders } from './use-orders';

export default function ServerGridToday() {
  const [query, setQuery] = React.useState(firstQuery);
  const { rows, total, loading } = useOrders(query);

  const change = (part: Partial<Query>) =>
    setQuery((old) => ({ ...firstPageOf(old), ...part }));

  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        aria-label="Orders from a server"
        columns={orderColumns}
        rows={rows}
        rowCount={total}
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
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
      />
    </Box>
  );
}
