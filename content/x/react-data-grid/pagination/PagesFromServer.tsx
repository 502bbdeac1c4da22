import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { books } from '../../../data/books';
import { createLocalServer } from '../../../data/local-server';
import { bookColumns } from './book-columns';

const server = createLocalServer(books);

export default function PagesFromServer() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState({
    rows: books.slice(0, 5),
    total: books.length,
  });
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    const request = new AbortController();
    setLoading(true);
    server.getRows({ paginationModel: model, signal: request.signal }).then(
      (next) => {
        setAnswer(next);
        setLoading(false);
      },
      () => {},
    );
    return () => request.abort();
  }, [model]);

  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Books from a server"
        rows={answer.rows}
        rowCount={answer.total}
        columns={bookColumns}
        loading={loading}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
