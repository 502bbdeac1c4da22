import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type StockItem, stock } from '../../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', flex: 1, editable: true },
  { field: 'onHand', type: 'number', headerName: 'On hand', editable: true },
];

export default function UndoLastEdit() {
  const [rows, setRows] = React.useState(stock);
  const [before, setBefore] = React.useState<StockItem | null>(null);

  const replace = (next: StockItem) =>
    setRows((old) => old.map((row) => (row.id === next.id ? next : row)));
  const processRowUpdate = (next: StockItem, old: StockItem) => {
    // Runs for an edit that changed nothing, too.
    if (next.name === old.name && next.onHand === old.onHand) return old;
    setBefore(old);
    replace(next);
    return next;
  };
  const undo = () => {
    if (before) {
      replace(before);
      setBefore(null);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Alert
        severity="info"
        action={
          <Button size="small" disabled={!before} onClick={undo}>
            Undo
          </Button>
        }
      >
        {before ? `Changed: ${before.name}` : 'Nothing to undo.'}
      </Alert>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Stock with undo"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </Box>
    </Box>
  );
}
