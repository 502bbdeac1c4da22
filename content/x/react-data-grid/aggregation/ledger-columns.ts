import type { GridColDef } from '@mui/x-data-grid-premium';
import type { LedgerEntry } from '../../../data/ledger';

export const ledgerColumns: GridColDef<LedgerEntry>[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 120 },
  { field: 'date', headerName: 'Date', type: 'date', width: 130 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 130 },
];
