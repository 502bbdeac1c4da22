import type { GridPaginationModel, GridSortModel } from '@mui/x-data-grid';
import * as React from 'react';
import { books } from '../../../data/books';
import { createLocalServer } from '../../../data/local-server';

const server = createLocalServer(books);

export interface BookQuery {
  sortModel: GridSortModel;
  paginationModel: GridPaginationModel;
}

/** Books of a server; a new request aborts the one before. */
export function useBooks() {
  const [rows, setRows] = React.useState(books.slice(0, 5));
  const [loading, setLoading] = React.useState(false);
  const pending = React.useRef<AbortController | null>(null);

  const load = async (query: BookQuery) => {
    pending.current?.abort();
    const request = new AbortController();
    pending.current = request;
    setLoading(true);
    try {
      const answer = await server.getRows({ ...query, signal: request.signal });
      setRows(answer.rows);
      setLoading(false);
    } catch (error) {
      if (!request.signal.aborted) {
        throw error;
      }
    }
  };

  return { rows, loading, load };
}
