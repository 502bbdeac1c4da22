import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Book, books, type Genre } from '../../../../data/books';
import { createLocalServer } from '../../../../data/local-server';

const server = createLocalServer(books, { delay: 400 });

const columns: GridColDef<Book>[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 140,
    sortable: false,
  },
  { field: 'year', headerName: 'Year', width: 80, sortable: false },
];

const noBooks: { rows: Book[]; total: number } = { rows: [], total: 0 };

export function BooksOfGenre({ genre }: { genre: Genre }) {
  const [paginationModel, setModel] = React.useState({ page: 0, pageSize: 3 });
  const [response, setResponse] = React.useState(noBooks);
  const [loading, setLoading] = React.useState(true);
  const [failed, setFailed] = React.useState(false);

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ofGenre = { field: 'genre', operator: 'equals', value: genre };
    const filterModel = { items: [ofGenre] };
    setLoading(true);
    setFailed(false);
    server
      .getRows({ filterModel, paginationModel, signal })
      .then(setResponse)
      .catch(() => {
        if (!signal.aborted) setFailed(true);
      })
      .finally(() => {
        if (!signal.aborted) setLoading(false);
      });
    return () => controller.abort();
  }, [genre, paginationModel]);

  const retry = () => setModel({ ...paginationModel });

  return (
    <Box sx={{ p: 1, height: 290, display: 'flex', flexDirection: 'column' }}>
      {failed && (
        <Alert
          severity="error"
          action={<Button onClick={retry}>Try again</Button>}
        >
          The books did not load.
        </Alert>
      )}
      <DataGrid
        aria-label={`Books, ${genre}`}
        rows={response.rows}
        rowCount={response.total}
        loading={loading}
        columns={columns}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setModel}
        pageSizeOptions={[3]}
      />
    </Box>
  );
}
