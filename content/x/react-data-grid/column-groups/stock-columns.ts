import type { GridColDef } from '@mui/x-data-grid';
import type { StockItem } from '../../../data/stock';

export const stockColumns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 120 },
  { field: 'warehouse', headerName: 'Warehouse', width: 110 },
  { field: 'weight', headerName: 'kg', type: 'number', width: 75 },
  { field: 'width', headerName: 'Width', type: 'number', width: 80 },
  { field: 'depth', headerName: 'Depth', type: 'number', width: 80 },
  { field: 'height', headerName: 'Height', type: 'number', width: 80 },
];
