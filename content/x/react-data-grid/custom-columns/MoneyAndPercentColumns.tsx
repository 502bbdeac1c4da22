import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type LedgerEntry, ledger } from '../../../data/ledger';
import { money, percent } from './numberKinds';

const columns: GridColDef<LedgerEntry>[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 110 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { ...money('EUR'), field: 'amount', headerName: 'Amount', editable: true },
  { ...percent, field: 'taxRate', headerName: 'Tax' },
];

export default function MoneyAndPercentColumns() {
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
