import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type StockItem, stock } from '../../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function NeverUnsorted() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Stock by name"
        rows={stock}
        columns={columns}
        hideFooter
        sortingOrder={['asc', 'desc']}
        initialState={{
          sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
