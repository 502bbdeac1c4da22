import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { orderColumns } from './order-columns';
import { firstPageOf, firstQuery, orderServer } from './order-server';
import { useOrders } from './use-orders';

export default function ServerGridFailure() {
  const [query, setQuery] = React.useState(firstQuery);
  const { rows, total, loading, error, retry } = useOrders(query);

  const turnPageAndFail = () => {
    orderServer.failNext();
    const page = (query.paginationModel.page + 1) % Math.ceil(total / 5);
    setQuery({ ...query, paginationModel: { page, pageSize: 5 } });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={turnPageAndFail}>Next page, with an error</Button>
      <Box role="status" sx={{ minHeight: 64 }}>
        {error && (
          <Alert
            severity="error"
            action={<Button onClick={retry}>Try again</Button>}
          >
            Could not load this page.
          </Alert>
        )}
      </Box>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders from a server that fails"
          columns={orderColumns}
          rows={rows}
          rowCount={total}
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
          pageSizeOptions={[5]}
          disableColumnFilter
          disableColumnMenu
        />
      </Box>
    </Box>
  );
}
