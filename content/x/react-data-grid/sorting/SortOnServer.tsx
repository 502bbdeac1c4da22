import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Book, books } from '../../../data/books';
import { type BookQuery, useBooks } from './use-books';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
  { field: 'copiesSold', headerName: 'Sold', type: 'number', width: 110 },
];

const firstPage = { page: 0, pageSize: 5 };

export default function SortOnServer() {
  const { rows, loading, load } = useBooks();
  const [query, setQuery] = React.useState<BookQuery>({
    sortModel: [],
    paginationModel: firstPage,
  });

  const ask = (change: Partial<BookQuery>) => {
    const next = { ...query, ...change };
    setQuery(next);
    load(next);
  };

  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Books, sorted by a server"
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        sortModel={query.sortModel}
        onSortModelChange={(sortModel) =>
          ask({ sortModel, paginationModel: firstPage })
        }
        paginationMode="server"
        paginationModel={query.paginationModel}
        onPaginationModelChange={(paginationModel) => ask({ paginationModel })}
        rowCount={books.length}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
