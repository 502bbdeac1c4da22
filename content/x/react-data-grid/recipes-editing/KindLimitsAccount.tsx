import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type LedgerEntry, ledger, ledgerKinds } from '../../../data/ledger';
import { accountsOf, KindEditor } from './AccountEditors';

const columns: GridColDef<LedgerEntry>[] = [
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ledgerKinds,
    width: 140,
    editable: true,
    renderEditCell: (params) => <KindEditor {...params} />,
  },
  {
    field: 'account',
    headerName: 'Account',
    type: 'singleSelect',
    valueOptions: ({ row }) => accountsOf(row?.kind),
    flex: 1,
    minWidth: 140,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
  },
];

export default function KindLimitsAccount() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Ledger; the kind limits the accounts"
        rows={ledger}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </Box>
  );
}
