import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Order } from '../../../data/orders';

export const orderColumns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'unitPrice', headerName: 'Unit price', type: 'number', width: 120 },
  { field: 'placedAt', headerName: 'Placed', type: 'date', width: 130 },
  { field: 'paymentMethod', headerName: 'Payment', width: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];
