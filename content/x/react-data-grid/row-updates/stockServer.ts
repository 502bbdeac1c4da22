import type { GridFetchRowsParams } from '@mui/x-data-grid-pro';
import { createLocalServer } from '../../../data/local-server';
import { repeatRows } from '../../../data/repeat-rows';
import { stock } from '../../../data/stock';

const allRows = repeatRows(stock, 500);
const server = createLocalServer(allRows, { delay: 500 });

export const rowCount = allRows.length;
export const firstRows = allRows.slice(0, 12);

/** The rows of a range, or null when the request was cancelled. */
export function fetchStock(params: GridFetchRowsParams, signal: AbortSignal) {
  const { firstRowToRender: first, lastRowToRender: last } = params;
  const { sortModel, filterModel } = params;
  return server
    .getRows({ range: { first, last }, sortModel, filterModel, signal })
    .catch(() => null);
}
