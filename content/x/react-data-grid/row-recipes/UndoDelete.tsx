import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';

const columns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function UndoDelete() {
  const [rows, setRows] = React.useState(orders);
  const [before, setBefore] = React.useState<typeof orders>();
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([1002]);

  const remove = () => {
    setBefore(rows);
    setRows(rows.filter((row) => !selected.includes(row.id)));
  };
  const undo = () => {
    setRows(before ?? rows);
    setBefore(undefined);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button disabled={selected.length === 0} onClick={remove}>
        Delete selected
      </Button>
      <Button disabled={!before} onClick={undo}>
        Undo
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders that can be deleted"
          rows={rows}
          columns={columns}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
        />
      </Box>
    </Box>
  );
}
