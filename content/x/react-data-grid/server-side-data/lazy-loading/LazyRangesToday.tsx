import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import type { StockItem } from '../../../../data/stock';
import { firstRows, total, useRanges } from './use-ranges';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 140 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function LazyRangesToday() {
  const { apiRef, status, fetchRows, retry } = useRanges();

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {status}
        {retry && <Button onClick={retry}>Try again</Button>}
      </Typography>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          aria-label="Stock, loaded as you scroll"
          apiRef={apiRef}
          columns={columns}
          rows={firstRows}
          rowCount={total}
          rowsLoadingMode="server"
          onFetchRows={fetchRows}
          sortingMode="server"
          filterMode="server"
          disableColumnFilter
          experimentalFeatures={{ lazyLoading: true }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
