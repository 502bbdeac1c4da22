import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { type StockItem, stock } from '../../../../data/stock';
import { HeaderSearchCell } from './HeaderSearchCell';

const columns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'sku', headerName: 'SKU', width: 130 },
  { field: 'category', headerName: 'Category', width: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 150 },
];

export default function HeaderFilterRestyled() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPro
        aria-label="Stock with search fields in the headers"
        rows={stock}
        columns={columns}
        unstable_headerFilters
        slots={{ headerFilterCell: HeaderSearchCell }}
      />
    </Box>
  );
}
