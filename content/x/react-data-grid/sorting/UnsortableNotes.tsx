import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type LedgerEntry, ledger } from '../../../data/ledger';

const columns: GridColDef<LedgerEntry>[] = [
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'account', headerName: 'Account', width: 140 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 120 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 220,
    sortable: false,
  },
];

export default function UnsortableNotes() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Ledger"
        rows={ledger}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
