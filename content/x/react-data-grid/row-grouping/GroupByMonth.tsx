import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { type LedgerEntry, ledger } from '../../../data/ledger';

const columns: GridColDef<LedgerEntry>[] = [
  {
    field: 'date',
    headerName: 'Date',
    type: 'date',
    width: 110,
    groupingValueGetter: ({ row }) => {
      const month = String(row.date.getMonth() + 1).padStart(2, '0');
      return `${row.date.getFullYear()}-${month}`;
    },
  },
  { field: 'account', headerName: 'Account', width: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 180 },
];

const groupingColDef = { headerName: 'Month', filterable: false };

export default function GroupByMonth() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPremium
        aria-label="Ledger by month"
        rows={ledger}
        columns={columns}
        initialState={{ rowGrouping: { model: ['date'] } }}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
