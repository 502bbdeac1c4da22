import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { books } from '../../../data/books';
import { createLocalServer } from '../../../data/local-server';
import { bookColumns } from './book-columns';

const server = createLocalServer(books);
const pageSize = 10;

export default function EstimatedTotal() {
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState(books.slice(0, pageSize));
  const [seen, setSeen] = React.useState(pageSize);
  const [complete, setComplete] = React.useState(false);

  const showPage = async (next: number) => {
    setPage(next);
    const first = next * pageSize;
    const answer = await server.getRows({
      cursor: String(first),
      limit: pageSize,
    });
    setRows(answer.rows);
    setSeen((old) => Math.max(old, first + answer.rows.length));
    setComplete((old) => old || answer.nextCursor === null);
  };

  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Books without a known total"
        rows={rows}
        columns={bookColumns}
        paginationMode="server"
        rowCount={complete ? seen : seen + 1}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={(model) => showPage(model.page)}
        pageSizeOptions={[pageSize]}
        localeText={{
          MuiTablePagination: {
            labelDisplayedRows: ({ from, to }) =>
              `${from}–${to} of ${complete ? seen : `more than ${seen}`}`,
          },
        }}
      />
    </Box>
  );
}
