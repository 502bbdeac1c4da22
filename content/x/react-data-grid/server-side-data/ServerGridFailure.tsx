import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { orderColumns } from './order-columns';
import { firstQuery, firstResponse, orderServer } from './order-server';

const columns = orderColumns.map((column) => ({ ...column, sortable: false }));

export default function ServerGridFailure() {
  const [model, setModel] = React.useState(firstQuery.paginationModel);
  const [response, setResponse] = React.useState(firstResponse);
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoading(true);
    setFailed(false);
    orderServer
      .getRows({ paginationModel: model, signal })
      .then(setResponse)
      .catch(() => {
        if (!signal.aborted) setFailed(true);
      })
      .finally(() => {
        if (!signal.aborted) setLoading(false);
      });
    return () => controller.abort();
  }, [model]);

  const failOnNextPage = () => {
    orderServer.failNext();
    const pageCount = Math.ceil(response.total / model.pageSize);
    setModel({ ...model, page: (model.page + 1) % pageCount });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={failOnNextPage}>Next page, with an error</Button>
      <Box role="status" sx={{ minHeight: 64 }}>
        {failed && (
          <Alert
            severity="error"
            action={
              <Button onClick={() => setModel({ ...model })}>Try again</Button>
            }
          >
            Could not load this page.
          </Alert>
        )}
      </Box>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders from a server that fails"
          columns={columns}
          rows={response.rows}
          rowCount={response.total}
          loading={loading}
          paginationMode="server"
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          disableColumnFilter
          disableColumnMenu
        />
      </Box>
    </Box>
  );
}
