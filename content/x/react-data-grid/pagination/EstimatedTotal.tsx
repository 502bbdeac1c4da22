import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { books } from '../../../data/books';
import { createLocalServer } from '../../../data/local-server';
import { bookColumns } from './book-columns';

const server = createLocalServer(books);
const pageSize = 10;

export default function EstimatedTotal() {
  const [model, setModel] = React.useState({ page: 0, pageSize });
  const [rows, setRows] = React.useState(books.slice(0, pageSize));
  const [seen, setSeen] = React.useState(pageSize);
  const [complete, setComplete] = React.useState(false);
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const first = model.page * pageSize;
    setLoading(true);
    setFailed(false);
    server
      .getRows({ cursor: String(first), limit: pageSize, signal })
      .then((response) => {
        setRows(response.rows);
        setSeen((old) => Math.max(old, first + response.rows.length));
        setComplete((old) => old || response.nextCursor === null);
      })
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
      <Box sx={{ height: 340 }}>
        <DataGrid
          aria-label="Books without a known total"
          rows={rows}
          columns={bookColumns}
          loading={loading}
          paginationMode="server"
          rowCount={complete ? seen : seen + 1}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[pageSize]}
          localeText={{
            MuiTablePagination: {
              labelDisplayedRows: ({ from, to }) =>
                `${from}–${to} of ${complete ? seen : `more than ${seen}`}`,
            },
          }}
        />
      </Box>
    </Box>
  );
}
