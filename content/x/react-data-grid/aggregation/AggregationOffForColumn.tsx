import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { type LedgerEntry, ledger } from '../../../data/ledger';

const columns: GridColDef<LedgerEntry>[] = [
  { field: 'account', headerName: 'Account', width: 140 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 140 },
  {
    field: 'taxRate',
    headerName: 'Tax rate',
    type: 'number',
    width: 120,
    aggregable: false,
  },
];

export default function AggregationOffForColumn() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Ledger; tax rates have no totals"
        rows={ledger}
        columns={columns}
        initialState={{ aggregation: { model: { amount: 'sum' } } }}
      />
    </Box>
  );
}
