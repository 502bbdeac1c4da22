import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';
import { DeleteDialog } from './DeleteDialog';
import { orderActions } from './order-actions';

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
        getActions: ({ row }) => orderActions(row, setRows, setAsked),
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
        <DeleteDialog
          customer={asked.customer}
          onKeep={() => setAsked(null)}
          onDelete={removeAsked}
        />
      )}
    </Box>
  );
}
