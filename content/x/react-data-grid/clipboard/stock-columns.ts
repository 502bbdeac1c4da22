import type { GridColDef } from '@mui/x-data-grid';
import type { StockItem } from '../../../data/stock';

export const stockColumns: GridColDef<StockItem>[] = [
  { field: 'sku', headerName: 'SKU', width: 110 },
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 140 },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'reserved',
    headerName: 'Reserved',
    type: 'number',
    width: 110,
    editable: true,
  },
];
