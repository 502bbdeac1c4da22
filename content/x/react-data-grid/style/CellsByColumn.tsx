import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type LedgerEntry, ledger } from '../../../data/ledger';

const columns: GridColDef<LedgerEntry>[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 120 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 130,
    cellClassName: ({ value }) => (value < 0 ? 'negative' : ''),
  },
];
const sx = { '& .negative': { color: 'error.main', fontWeight: 'bold' } };

export default function CellsByColumn() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Ledger with negative amounts marked"
        rows={ledger}
        columns={columns}
        sx={sx}
      />
    </Box>
  );
}
