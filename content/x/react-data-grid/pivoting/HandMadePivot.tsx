import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columnGroups, pivotColumns, pivotRows } from './pivot-ledger';

export default function HandMadePivot() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        aria-label="Sum of each account by project"
        rows={pivotRows}
        columns={pivotColumns}
        experimentalFeatures={{ columnGrouping: true }}
        columnGroupingModel={columnGroups}
        hideFooter
      />
    </Box>
  );
}
