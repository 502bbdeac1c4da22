import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type StockItem, stock } from '../../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', width: 200 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number' },
];

export default function FixedWidths() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid aria-label="Stock" rows={stock} columns={columns} hideFooter />
    </Box>
  );
}
