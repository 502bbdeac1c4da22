import type { GridColDef } from '@mui/x-data-grid';
import { type LedgerEntry, ledgerKinds } from '../../../data/ledger';

export const ledgerColumns: GridColDef<LedgerEntry>[] = [
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ledgerKinds,
    width: 110,
  },
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 110 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueFormatter: ({ value }) => (value == null ? '' : `${value} €`),
  },
  {
    field: 'taxRate',
    headerName: 'Tax',
    type: 'number',
    width: 90,
    valueFormatter: ({ value }) => (value == null ? '' : `${value * 100} %`),
  },
];
