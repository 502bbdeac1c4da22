import type { GridColDef } from '@mui/x-data-grid';
import type { StockItem } from '../../../../data/stock';

export const stockColumns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];
