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
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  /** Where the next rows start; `null` for the beginning. */
  const [cursor, setCursor] = React.useState<string | null>(String(limit));
  const [isEnd, setIsEnd] = React.useState(false);
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);
  const pending = React.useRef(new AbortController());

  const load = async (from: string | null, order: GridSortModel) => {
    pending.current.abort();
    pending.current = new AbortController();
    const { signal } = pending.current;
    setLoading(true);
    setFailed(false);
    try {
      const query = { cursor: from, limit, sortModel: order, signal };
      const { rows: next, nextCursor } = await server.getRows(query);
      setRows((old) => (from === null ? next : [...old, ...next]));
      setCursor(nextCursor);
      setIsEnd(nextCursor === null);
    } catch {
      if (!signal.aborted) setFailed(true);
    } finally {
      if (!signal.aborted) setLoading(false);
    }
  };

  React.useEffect(() => () => pending.current.abort(), []);

  const loadMore = () => {
    if (!loading && !isEnd) load(cursor, sortModel);
  };

  const restart = (order: GridSortModel) => {
    setSortModel(order);
    setCursor(null);
    setIsEnd(false);
    load(null, order);
  };

  return { rows, loading, failed, isEnd, loadMore, restart };
}
