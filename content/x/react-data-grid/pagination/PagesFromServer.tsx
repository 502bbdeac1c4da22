import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { books } from '../../../data/books';
import { createLocalServer } from '../../../data/local-server';
import { bookColumns } from './book-columns';

const server = createLocalServer(books);

export default function PagesFromServer() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [response, setResponse] = React.useState({
    rows: books.slice(0, 5),
    total: books.length,
  });
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoading(true);
    setFailed(false);
    server
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

  return (
    <Box sx={{ width: '100%' }}>
      {failed && (
        <Alert
          severity="error"
          action={
            <Button onClick={() => setModel({ ...model })}>Try again</Button>
          }
        >
          This page did not load.
        </Alert>
      )}
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Books from a server"
          rows={response.rows}
          rowCount={response.total}
          columns={bookColumns}
          loading={loading}
          paginationMode="server"
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 10]}
        />
      </Box>
    </Box>
  );
}
