import type { GridColDef } from '@mui/x-data-grid';
import { type Order, orderStatuses } from '../../../data/orders';

export const orderColumns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 110,
  },
];
