import type { GridColDef } from '@mui/x-data-grid';
import { type Order, orderStatuses } from '../../../../data/orders';

export const orderColumns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 110,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];
