import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function SelectionInState() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([
    1001, 1004,
  ]);
  const chosen = orders.filter(({ id }) => selected.includes(id));
  const units = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  const openIds = orders.filter((o) => o.status === 'Open').map((o) => o.id);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setSelected(openIds)}>Select open orders</Button>
      <Button onClick={() => setSelected([])}>Clear selection</Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders with a summary of the selection"
          rows={orders}
          columns={orderColumns}
          checkboxSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        Orders: {chosen.length}, units: {units}. Model: [{selected.join(', ')}]
      </Typography>
    </Box>
  );
}
