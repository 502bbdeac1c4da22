import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridFetchRowsParams,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { createLocalServer } from '../../../data/local-server';
import { repeatRows } from '../../../data/repeat-rows';
import { type StockItem, stock } from '../../../data/stock';

const allRows = repeatRows(stock, 500);
const server = createLocalServer(allRows, { delay: 500 });
const firstRows = allRows.slice(0, 12);

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 140 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function LoadWhatIsVisible() {
  const apiRef = useGridApiRef();
  const pending = React.useRef<{ stop: () => void }>();

  const fetchRows = (params: GridFetchRowsParams) => {
    pending.current?.stop();
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const { firstRowToRender: first, lastRowToRender: last } = params;
      const { sortModel, filterModel } = params;
      const { signal } = controller;
      const range = { first, last };
      const answer = await server
        .getRows({ range, sortModel, filterModel, signal })
        .catch(() => null);
      if (answer) apiRef.current.unstable_replaceRows(first, answer.rows);
    }, 200);
    const stop = () => {
      clearTimeout(timer);
      controller.abort();
    };
    pending.current = { stop };
  };

  React.useEffect(() => () => pending.current?.stop(), []);

  return (
    <Box sx={{ height: 360 }}>
      <DataGridPro
        aria-label="Stock"
        apiRef={apiRef}
        rows={firstRows}
        rowCount={allRows.length}
        columns={columns}
        rowsLoadingMode="server"
        sortingMode="server"
        filterMode="server"
        disableColumnFilter
        onFetchRows={fetchRows}
        experimentalFeatures={{ lazyLoading: true }}
        hideFooterPagination
      />
    </Box>
  );
}
