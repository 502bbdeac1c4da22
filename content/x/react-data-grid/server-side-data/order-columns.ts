import type { GridColDef } from '@mui/x-data-grid';
import { type Order, orderStatuses } from '../../../data/orders';

export const orderColumns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 70, filterable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 110,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];
