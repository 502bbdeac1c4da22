// Task: rows grouped by country, with a sum for each group and all rows (Premium).
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Sale {
  id: number;
  country: string;
  product: string;
  amount: number;
}

const columns: GridColDef<Sale>[] = [
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', flex: 1, groupable: false },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 140 },
];

export default function Sales({ rows }: { rows: readonly Sale[] }) {
  return (
    <Box sx={{ height: 500 }}>
      <DataGridPremium
        aria-label="Sales"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['country'] },
          columns: { columnVisibilityModel: { country: false } },
          aggregation: { model: { amount: 'sum' } },
        }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
