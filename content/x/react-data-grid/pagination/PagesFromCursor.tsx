import Box from '@mui/material/Box';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';
import * as React from 'react';
import { books } from '../../../data/books';
import { createLocalServer } from '../../../data/local-server';
import { bookColumns } from './book-columns';

const server = createLocalServer(books);
const pageSize = 5;

export default function PagesFromCursor() {
  const cursors = React.useRef<Record<number, string | null>>({
    0: null,
    1: String(pageSize),
  });
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState(books.slice(0, pageSize));
  const [loading, setLoading] = React.useState(false);

  const showPage = async (model: GridPaginationModel) => {
    const cursor = cursors.current[model.page];
    if (loading || cursor === undefined) {
      return;
    }
    setPage(model.page);
    setLoading(true);
    const answer = await server.getRows({ cursor, limit: pageSize });
    if (answer.nextCursor !== null) {
      cursors.current[model.page + 1] = answer.nextCursor;
    }
    setRows(answer.rows);
    setLoading(false);
  };

  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Books, page after page"
        rows={rows}
        columns={bookColumns}
        loading={loading}
        paginationMode="server"
        rowCount={books.length}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={showPage}
        pageSizeOptions={[pageSize]}
      />
    </Box>
  );
}
