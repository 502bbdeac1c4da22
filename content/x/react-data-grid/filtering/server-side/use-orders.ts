import type {
  GridFilterModel,
  GridPaginationModel,
  GridSortModel,
} from '@mui/x-data-grid';
import * as React from 'react';
import { createLocalServer } from '../../../../data/local-server';
import { orders } from '../../../../data/orders';

export interface Query {
  filterModel: GridFilterModel;
  sortModel: GridSortModel;
  paginationModel: GridPaginationModel;
}

const server = createLocalServer(orders);

/** The rows that answer a query; those of the query before while it loads. */
export function useOrders(query: Query) {
  const [answer, setAnswer] = React.useState({
    rows: orders.slice(0, query.paginationModel.pageSize),
    total: orders.length,
  });
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    const request = new AbortController();
    setLoading(true);
    server.getRows({ ...query, signal: request.signal }).then(
      (next) => {
        setAnswer(next);
        setLoading(false);
      },
      () => {},
    );
    return () => request.abort();
  }, [query]);

  return { ...answer, loading };
}
