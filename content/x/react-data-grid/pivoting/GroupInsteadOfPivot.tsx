import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { type LedgerEntry, ledger } from '../../../data/ledger';

const columns: GridColDef<LedgerEntry>[] = [
  { field: 'account', headerName: 'Account', width: 130 },
  { field: 'project', headerName: 'Project', width: 130 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 130 },
];

export default function GroupInsteadOfPivot() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPremium
        aria-label="Ledger, grouped by account and project"
        rows={ledger}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['account', 'project'] },
          aggregation: { model: { amount: 'sum' } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
