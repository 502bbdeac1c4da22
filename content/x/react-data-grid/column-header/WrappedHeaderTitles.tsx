import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, gridClasses } from '@mui/x-data-grid';
import { type StockItem, stock } from '../../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 120 },
  { field: 'onHand', headerName: 'Pieces on the shelf', type: 'number' },
  { field: 'reserved', headerName: 'Reserved for orders', type: 'number' },
  { field: 'reorderLevel', headerName: 'Order again below', type: 'number' },
];

export default function WrappedHeaderTitles() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Stock"
        rows={stock}
        columns={columns}
        columnHeaderHeight={76}
        showColumnVerticalBorder
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: {
            whiteSpace: 'normal',
            lineHeight: 1.3,
          },
          [`& .${gridClasses['columnHeader--alignRight']}`]: {
            textAlign: 'end',
          },
        }}
      />
    </Box>
  );
}
