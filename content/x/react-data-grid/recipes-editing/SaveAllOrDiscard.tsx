import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { createLocalServer } from '../../../data/local-server';
import { type StockItem, stock } from '../../../data/stock';

const server = createLocalServer(stock);
const columns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'onHand', type: 'number', headerName: 'On hand', editable: true },
  { field: 'reserved', type: 'number', headerName: 'Reserved', editable: true },
];

export default function SaveAllOrDiscard() {
  const [saved, setSaved] = React.useState(stock);
  const [rows, setRows] = React.useState(stock);
  const [busy, setBusy] = React.useState(false);
  const changed = rows.filter((row) => !saved.includes(row));

  const collect = (next: StockItem, old: StockItem) => {
    const same = next.onHand === old.onHand && next.reserved === old.reserved;
    if (same) return old;
    setRows((all) => all.map((row) => (row.id === next.id ? next : row)));
    return next;
  };
  const saveAll = async () => {
    setBusy(true);
    await Promise.all(changed.map((row) => server.saveRow(row)));
    setSaved(rows);
    setBusy(false);
  };
  const unchanged = changed.length === 0 || busy;

  return (
    <Box sx={{ width: '100%' }}>
      <Button disabled={unchanged} onClick={saveAll}>
        Save changes ({changed.length})
      </Button>
      <Button disabled={unchanged} onClick={() => setRows(saved)}>
        Discard
      </Button>
      <Box sx={{ height: 320, '& .changed': { bgcolor: 'action.selected' } }}>
        <DataGrid
          aria-label="Stock; tinted rows are not saved"
          rows={rows}
          columns={columns}
          loading={busy}
          processRowUpdate={collect}
          getRowClassName={({ id }) =>
            changed.some((row) => row.id === id) ? 'changed' : ''
          }
          hideFooter
        />
      </Box>
    </Box>
  );
}
