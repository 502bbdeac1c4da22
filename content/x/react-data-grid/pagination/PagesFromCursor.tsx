import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { books } from '../../../data/books';
import { createLocalServer } from '../../../data/local-server';
import { bookColumns } from './book-columns';

const server = createLocalServer(books);
const pageSize = 5;

export default function PagesFromCursor() {
  const cursors = React.useRef<(string | null)[]>([null]);
  const [model, setModel] = React.useState({ page: 0, pageSize });
  const [rows, setRows] = React.useState(books.slice(0, pageSize));
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoading(true);
    setFailed(false);
    server
      .getRows({ cursor: cursors.current[model.page], limit: pageSize, signal })
      .then((response) => {
        cursors.current[model.page + 1] = response.nextCursor;
        setRows(response.rows);
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
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Books, page after page"
          rows={rows}
          columns={bookColumns}
          loading={loading}
          paginationMode="server"
          rowCount={books.length}
          paginationModel={model}
          onPaginationModelChange={(next) => {
            if (cursors.current[next.page] !== undefined) setModel(next);
          }}
          pageSizeOptions={[pageSize]}
        />
      </Box>
    </Box>
  );
}
