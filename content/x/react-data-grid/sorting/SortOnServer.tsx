import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
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

export default function SortOnServer() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 5,
  });
  const [rows, setRows] = React.useState(books.slice(0, 5));
  const [loading, setLoading] = React.useState(false);
  const pending = React.useRef<AbortController | null>(null);

  const load = async (sorting: GridSortModel, paging: GridPaginationModel) => {
    pending.current?.abort();
    const request = new AbortController();
    pending.current = request;
    setSortModel(sorting);
    setPaginationModel(paging);
    setLoading(true);
    try {
      const answer = await server.getRows({
        sortModel: sorting,
        paginationModel: paging,
        signal: request.signal,
      });
      setRows(answer.rows);
      setLoading(false);
    } catch (error) {
      if (!request.signal.aborted) {
        throw error;
      }
    }
  };

  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Books, sorted by a server"
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={(model) =>
          load(model, { ...paginationModel, page: 0 })
        }
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={(model) => load(sortModel, model)}
        rowCount={books.length}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
