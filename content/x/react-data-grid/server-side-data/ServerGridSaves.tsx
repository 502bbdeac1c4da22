import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, GridCellEditStopReasons } from '@mui/x-data-grid';
import * as React from 'react';
import type { Order } from '../../../data/orders';
import { orderColumns } from './order-columns';
import { firstResponse, orderServer } from './order-server';

const columns = orderColumns.map((column) => ({
  ...column,
  editable: column.field === 'quantity',
  sortable: false,
}));

export default function ServerGridSaves() {
  const [message, setMessage] = React.useState('Edit a quantity.');

  const save = async (row: Order) => {
    setMessage('Saving…');
    const saved = await orderServer.saveRow(row, { fail: row.quantity < 1 });
    setMessage(`Order ${saved.id} is saved.`);
    return saved;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders that are saved on a server"
          columns={columns}
          rows={firstResponse.rows}
          processRowUpdate={save}
          onProcessRowUpdateError={() =>
            setMessage('The server refused: order at least one.')
          }
          onCellEditStop={({ reason }) => {
            if (reason === GridCellEditStopReasons.escapeKeyDown) {
              setMessage('Edit a quantity.');
            }
          }}
          hideFooter
          disableColumnMenu
        />
      </Box>
    </Box>
  );
}
