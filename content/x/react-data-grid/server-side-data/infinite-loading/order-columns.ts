import type { GridColDef } from '@mui/x-data-grid';
import type { Order } from '../../../../data/orders';

export const orderColumns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];
