import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function BulkActionBar() {
  const [rows, setRows] = React.useState(orders);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([
    1003, 1007,
  ]);
  const none = selected.length === 0;

  const cancelOrders = () => {
    setRows((old) =>
      old.map((row) =>
        selected.includes(row.id) ? { ...row, status: 'Cancelled' } : row,
      ),
    );
    setSelected([]);
  };
  const removeOrders = () =>
    setRows((old) => old.filter((row) => !selected.includes(row.id)));

  return (
    <Box sx={{ width: '100%' }}>
      <Toolbar variant="dense" sx={{ bgcolor: 'action.hover', gap: 1 }}>
        <Typography role="status" sx={{ flex: 1 }}>
          {selected.length} selected
        </Typography>
        <Button disabled={none} onClick={cancelOrders}>
          Cancel orders
        </Button>
        <Button disabled={none} color="error" onClick={removeOrders}>
          Remove
        </Button>
      </Toolbar>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders with actions for the selection"
          rows={rows}
          columns={orderColumns}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooterSelectedRowCount
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </Box>
    </Box>
  );
}
