import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Book, books } from '../../../data/books';
import { createLocalServer } from '../../../data/local-server';

const server = createLocalServer(books);

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'year', headerName: 'Year', width: 90 },
];

export default function ExportAllFromServer() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState(books.slice(0, 5));
  const [loading, setLoading] = React.useState(false);

  const showPage = async (paginationModel: typeof model) => {
    setModel(paginationModel);
    setLoading(true);
    const answer = await server.getRows({ paginationModel });
    setRows(answer.rows);
    setLoading(false);
  };

  const exportAll = async () => {
    setLoading(true);
    const answer = await server.getRows();
    apiRef.current.setRows(answer.rows);
    apiRef.current.exportDataAsCsv({ fileName: 'books' });
    apiRef.current.setRows(rows);
    setLoading(false);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={exportAll} disabled={loading}>
        Export all {books.length} books
      </Button>
      <Box sx={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Books, five at a time"
          rows={rows}
          columns={columns}
          loading={loading}
          paginationMode="server"
          rowCount={books.length}
          paginationModel={model}
          onPaginationModelChange={showPage}
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
