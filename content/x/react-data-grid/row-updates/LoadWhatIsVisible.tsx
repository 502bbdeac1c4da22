import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridFetchRowsParams,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import type { StockItem } from '../../../data/stock';
import { fetchStock, firstRows, rowCount } from './stockServer';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 140 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function LoadWhatIsVisible() {
  const apiRef = useGridApiRef();
  const stop = React.useRef(() => {});

  const fetchRows = (params: GridFetchRowsParams) => {
    stop.current();
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetchStock(params, controller.signal);
      if (answer) {
        apiRef.current.unstable_replaceRows(
          params.firstRowToRender,
          answer.rows,
        );
      }
    }, 200);
    stop.current = () => {
      clearTimeout(timer);
      controller.abort();
    };
  };

  React.useEffect(() => () => stop.current(), []);

  return (
    <Box sx={{ height: 360 }}>
      <DataGridPro
        aria-label="Stock"
        apiRef={apiRef}
        rows={firstRows}
        rowCount={rowCount}
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
