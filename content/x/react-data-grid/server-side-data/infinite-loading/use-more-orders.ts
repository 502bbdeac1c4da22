import type { GridSortModel } from '@mui/x-data-grid';
import * as React from 'react';
import { createLocalServer } from '../../../../data/local-server';
import { orders } from '../../../../data/orders';
import { repeatRows } from '../../../../data/repeat-rows';

const allOrders = repeatRows(orders, 60);
const server = createLocalServer(allOrders, { delay: 700 });
const limit = 15;

/** Rows that grow by `limit` with each call of `loadMore`, until the end. */
export function useMoreOrders() {
  const [rows, setRows] = React.useState(() => allOrders.slice(0, limit));
  const [cursor, setCursor] = React.useState<string | null>(String(limit));
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [loading, setLoading] = React.useState(false);

  const request = React.useRef(new AbortController());

  const load = async (from: string | null, sortModel: GridSortModel) => {
    request.current.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    setLoading(true);
    try {
      const query = { cursor: from, limit, sortModel, signal };
      const { rows: next, nextCursor } = await server.getRows(query);
      setRows((old) => (from === null ? next : [...old, ...next]));
      setCursor(nextCursor);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (!signal.aborted) setLoading(false);
    }
  };

  React.useEffect(() => () => request.current.abort(), []);

  const loadMore = () => {
    if (!loading && cursor !== null) load(cursor, sortModel);
  };

  const restart = (order: GridSortModel) => {
    setSortModel(order);
    load(null, order);
  };

  const status =
    cursor === null
      ? `All ${rows.length} orders are loaded.`
      : `${rows.length} of ${allOrders.length} orders are loaded.`;

  return { rows, loading, isEnd: cursor === null, status, loadMore, restart };
}
