import {
  type GridApiPro,
  type GridFetchRowsParams,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { createLocalServer } from '../../../../data/local-server';
import { repeatRows } from '../../../../data/repeat-rows';
import { stock } from '../../../../data/stock';

const items = repeatRows(stock, 400);
const server = createLocalServer(items, { delay: 500 });

export const firstRows = items.slice(0, 10);
export const total = items.length;

const pause = 200;

/** Loads the range in view once scrolling pauses, and cancels the one before. */
export function useRanges() {
  const apiRef: React.MutableRefObject<GridApiPro> = useGridApiRef();
  const [status, setStatus] = React.useState('The first 10 rows are here.');
  const [failed, setFailed] = React.useState<GridFetchRowsParams | null>(null);
  const stop = React.useRef(() => {});

  const fetchRows = (params: GridFetchRowsParams) => {
    stop.current();
    const { firstRowToRender: first, lastRowToRender: last } = params;
    const { sortModel, filterModel } = params;
    const controller = new AbortController();
    const { signal } = controller;

    const load = async () => {
      setFailed(null);
      setStatus(`Loading rows ${first + 1} to ${last}…`);
      try {
        const range = { first, last };
        const query = { range, sortModel, filterModel, signal };
        const response = await server.getRows(query);
        apiRef.current.unstable_replaceRows(first, response.rows);
        setStatus(`Rows ${first + 1} to ${last} are here.`);
      } catch {
        if (signal.aborted) return;
        setStatus(`Rows ${first + 1} to ${last} did not load.`);
        setFailed(params);
      }
    };

    const timer = setTimeout(load, pause);
    stop.current = () => {
      clearTimeout(timer);
      controller.abort();
    };
  };

  React.useEffect(() => () => stop.current(), []);

  const retry = failed && (() => fetchRows(failed));
  return { apiRef, status, fetchRows, retry };
}
