import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';

function ship(rows: readonly Order[], id: number): Order[] {
  return rows.map((row) =>
    row.id === id ? { ...row, status: 'Shipped' } : row,
  );
}

function duplicate(rows: readonly Order[], order: Order): Order[] {
  const lastId = Math.max(...rows.map((row) => row.id));
  return [...rows, { ...order, id: lastId + 1, status: 'Open' }];
}

export default function RowActionsMenu() {
  const [rows, setRows] = React.useState<readonly Order[]>(orders.slice(0, 6));
  const [asked, setAsked] = React.useState<Order | null>(null);

  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'id', headerName: 'Order', width: 80 },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
      { field: 'status', headerName: 'Status', width: 100 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 120,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="ship"
            icon={<LocalShippingIcon />}
            label={`Ship order ${row.id}`}
            disabled={row.status !== 'Paid'}
            onClick={() => setRows((before) => ship(before, row.id))}
          />,
          <GridActionsCellItem
            key="duplicate"
            icon={<ContentCopyIcon />}
            label={`Duplicate order ${row.id}`}
            onClick={() => setRows((before) => duplicate(before, row))}
          />,
          <GridActionsCellItem
            key="delete"
            showInMenu
            icon={<DeleteIcon />}
            label="Delete…"
            onClick={() => setAsked(row)}
          />,
        ],
      },
    ],
    [],
  );

  const removeAsked = () => {
    setRows((before) => before.filter((row) => row !== asked));
    setAsked(null);
  };

  return (
    <Box sx={{ height: 372 }}>
      <DataGrid
        aria-label="Orders with actions"
        rows={rows}
        columns={columns}
        hideFooter
      />
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(null)}
          aria-labelledby="row-actions-question"
        >
          <DialogTitle id="row-actions-question">
            Delete the order of {asked.customer}?
          </DialogTitle>
          <DialogActions>
            <Button autoFocus onClick={() => setAsked(null)}>
              Keep it
            </Button>
            <Button color="error" onClick={removeAsked}>
              Delete
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
