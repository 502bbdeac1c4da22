import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Book, books } from '../../../data/books';
import { createLocalServer } from '../../../data/local-server';

const server = createLocalServer(books);

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
  { field: 'copiesSold', headerName: 'Sold', type: 'number', width: 110 },
];

const firstPage = { page: 0, pageSize: 5 };

export default function SortOnServer() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [paginationModel, setPaginationModel] = React.useState(firstPage);
  const [rows, setRows] = React.useState(books.slice(0, 5));
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoading(true);
    setFailed(false);
    server
      .getRows({ sortModel, paginationModel, signal })
      .then((response) => setRows(response.rows))
      .catch(() => {
        if (!signal.aborted) setFailed(true);
      })
      .finally(() => {
        if (!signal.aborted) setLoading(false);
      });
    return () => controller.abort();
  }, [sortModel, paginationModel]);

  return (
    <Box sx={{ width: '100%' }}>
      {failed && (
        <Alert
          severity="error"
          action={
            <Button onClick={() => setPaginationModel({ ...paginationModel })}>
              Try again
            </Button>
          }
        >
          The books did not load.
        </Alert>
      )}
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Books, sorted by a server"
          rows={rows}
          columns={columns}
          loading={loading}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={(model) => {
            setSortModel(model);
            setPaginationModel(firstPage);
          }}
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          rowCount={books.length}
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
