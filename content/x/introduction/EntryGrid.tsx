import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { LedgerEntry } from '../../data/ledger';
import { inEuros } from './entries';

interface EntryGridProps {
  entries: readonly LedgerEntry[];
  onEdit: (entry: LedgerEntry) => void;
}

const columns: GridColDef<LedgerEntry>[] = [
  { field: 'date', headerName: 'Date', type: 'date', width: 96 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 96,
    editable: true,
    valueFormatter: ({ value }) => inEuros(value),
  },
  { field: 'account', headerName: 'Account', width: 100 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 180 },
];

export function EntryGrid({ entries, onEdit }: EntryGridProps) {
  return (
    <Box sx={{ height: 320, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
      <DataGrid
        aria-label="Entries"
        rows={entries}
        columns={columns}
        density="compact"
        hideFooter
        processRowUpdate={(edited) => {
          onEdit(edited);
          return edited;
        }}
      />
    </Box>
  );
}
