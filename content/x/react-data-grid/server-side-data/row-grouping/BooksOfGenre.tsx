import Box from '@mui/material/Box';
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

export function BooksOfGenre({ genre }: { genre: Genre }) {
  const [paginationModel, setModel] = React.useState({ page: 0, pageSize: 3 });
  const [answer, setAnswer] = React.useState<{ rows: Book[]; total: number }>();

  React.useEffect(() => {
    const request = new AbortController();
    const ofGenre = { field: 'genre', operator: 'equals', value: genre };
    const filterModel = { items: [ofGenre] };
    server
      .getRows({ filterModel, paginationModel, signal: request.signal })
      .then(setAnswer, () => {});
    return () => request.abort();
  }, [genre, paginationModel]);

  return (
    <Box sx={{ p: 1, height: 290 }}>
      <DataGrid
        aria-label={`Books, ${genre}`}
        rows={answer?.rows ?? []}
        rowCount={answer?.total ?? 0}
        loading={!answer}
        columns={columns}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setModel}
        pageSizeOptions={[3]}
      />
    </Box>
  );
}
