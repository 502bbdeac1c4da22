import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid';
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
  const [failed, setFailed] = React.useState(false);
  const changed = React.useMemo(
    () => rows.filter((row) => !saved.includes(row)),
    [rows, saved],
  );
  const rowClass = React.useCallback(
    ({ id }: GridRowClassNameParams) =>
      changed.some((row) => row.id === id) ? 'changed' : '',
    [changed],
  );

  const collect = (next: StockItem, old: StockItem) => {
    const same = next.onHand === old.onHand && next.reserved === old.reserved;
    if (same) return old;
    setRows((all) => all.map((row) => (row.id === next.id ? next : row)));
    return next;
  };
  const saveAll = async () => {
    setBusy(true);
    setFailed(false);
    const results = await Promise.allSettled(
      changed.map((row) => server.saveRow(row)),
    );
    const done = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    );
    const update = (all: readonly StockItem[]) =>
      all.map((row) => done.find(({ id }) => id === row.id) ?? row);
    setSaved(update);
    setRows(update);
    setFailed(done.length < changed.length);
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
      {failed && (
        <Alert severity="error">
          Tinted rows are not saved. Save again, or discard them.
        </Alert>
      )}
      <Box sx={{ height: 320, '& .changed': { bgcolor: 'action.selected' } }}>
        <DataGrid
          aria-label="Stock; tinted rows are not saved"
          rows={rows}
          columns={columns}
          loading={busy}
          processRowUpdate={collect}
          getRowClassName={rowClass}
          hideFooter
        />
      </Box>
    </Box>
  );
}
