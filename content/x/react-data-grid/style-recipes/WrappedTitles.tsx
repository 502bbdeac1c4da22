import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type StockItem, stock } from '../../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 120 },
  { field: 'onHand', headerName: 'Pieces in the warehouse', width: 110 },
  { field: 'reserved', headerName: 'Reserved for orders', width: 110 },
];

export default function WrappedTitles() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Stock"
        rows={stock}
        columns={columns}
        columnHeaderHeight={72}
        sx={{
          '& .MuiDataGrid-columnHeaderTitle': {
            whiteSpace: 'normal',
            lineHeight: 1.3,
          },
        }}
        hideFooter
      />
    </Box>
  );
}
