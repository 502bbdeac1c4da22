import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { GridActionsCellItem } from '@mui/x-data-grid';
import type { Order } from '../../../data/orders';

type Orders = readonly Order[];

function ship(rows: Orders, id: number): Order[] {
  return rows.map((row) =>
    row.id === id ? { ...row, status: 'Shipped' } : row,
  );
}

function duplicate(rows: Orders, order: Order): Order[] {
  const lastId = Math.max(...rows.map((row) => row.id));
  return [...rows, { ...order, id: lastId + 1, status: 'Open' }];
}

/** What can be done to an order: two buttons, and an entry of the menu. */
export const orderActions = (
  order: Order,
  change: (update: (before: Orders) => Orders) => void,
  askToDelete: (order: Order) => void,
) => [
  <GridActionsCellItem
    key="ship"
    icon={<LocalShippingIcon />}
    label={`Ship order ${order.id}`}
    disabled={order.status !== 'Paid'}
    onClick={() => change((before) => ship(before, order.id))}
  />,
  <GridActionsCellItem
    key="duplicate"
    icon={<ContentCopyIcon />}
    label={`Duplicate order ${order.id}`}
    onClick={() => change((before) => duplicate(before, order))}
  />,
  <GridActionsCellItem
    key="delete"
    showInMenu
    icon={<DeleteIcon />}
    label="Delete…"
    onClick={() => askToDelete(order)}
  />,
];
