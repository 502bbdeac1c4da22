import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type LedgerEntry, ledger, ledgerKinds } from '../../../data/ledger';
import { accountsOf } from './AccountEditors';

const columns: GridColDef<LedgerEntry>[] = [
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ledgerKinds,
    width: 140,
    editable: true,
  },
  {
    field: 'account',
    headerName: 'Account',
    type: 'singleSelect',
    valueOptions: ({ row }) => accountsOf(row?.kind),
    flex: 1,
    minWidth: 140,
    editable: true,
  },
];

function fitAccount(row: LedgerEntry): LedgerEntry {
  const allowed = accountsOf(row.kind);
  return allowed.includes(row.account)
    ? row
    : { ...row, account: allowed[0] ?? row.account };
}

export default function KindLimitsAccountPerCell() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Ledger, edited cell by cell"
        rows={ledger}
        columns={columns}
        processRowUpdate={fitAccount}
        hideFooter
      />
    </Box>
  );
}
