import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
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
  const [failure, setFailure] = React.useState('');
  const pending = React.useRef(new AbortController());

  const load = async (
    request: { paginationModel?: typeof model },
    show: (rows: Book[]) => void,
  ) => {
    pending.current.abort();
    pending.current = new AbortController();
    const { signal } = pending.current;
    setLoading(true);
    setFailure('');
    try {
      show((await server.getRows({ ...request, signal })).rows);
    } catch {
      if (!signal.aborted) setFailure('The books did not load. Try again.');
    } finally {
      if (!signal.aborted) setLoading(false);
    }
  };

  React.useEffect(() => () => pending.current.abort(), []);

  const showPage = (paginationModel: typeof model) => {
    setModel(paginationModel);
    load({ paginationModel }, setRows);
  };

  const exportAll = () =>
    load({}, (all) => {
      apiRef.current.setRows(all);
      apiRef.current.exportDataAsCsv({
        fileName: 'books',
        getRowsToExport: () => gridFilteredSortedRowIdsSelector(apiRef),
      });
      apiRef.current.setRows(rows);
    });

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={exportAll} disabled={loading}>
        Export all {books.length} books
      </Button>
      {failure && <Alert severity="error">{failure}</Alert>}
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
