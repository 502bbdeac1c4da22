import Alert from '@mui/material/Alert';
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
  const [failed, setFailed] = React.useState(false);
  const stop = React.useRef(() => {});

  const fetchRows = (params: GridFetchRowsParams) => {
    stop.current();
    const controller = new AbortController();
    const { signal } = controller;
    const { firstRowToRender: first, lastRowToRender: last } = params;
    const { sortModel, filterModel } = params;
    const timer = setTimeout(async () => {
      setFailed(false);
      try {
        const response = await server.getRows({
          range: { first, last },
          sortModel,
          filterModel,
          signal,
        });
        apiRef.current.unstable_replaceRows(first, response.rows);
      } catch {
        if (!signal.aborted) setFailed(true);
      }
    }, 200);
    stop.current = () => {
      clearTimeout(timer);
      controller.abort();
    };
  };

  React.useEffect(() => () => stop.current(), []);

  return (
    <Box sx={{ width: '100%' }}>
      {failed && (
        <Alert severity="error">
          These rows did not load. Scroll away and back to try again.
        </Alert>
      )}
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
    </Box>
  );
}
