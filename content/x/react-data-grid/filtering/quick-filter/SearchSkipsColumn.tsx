import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { type LedgerEntry, ledger } from '../../../../data/ledger';

const columns: GridColDef<LedgerEntry>[] = [
  { field: 'account', headerName: 'Account', width: 120 },
  { field: 'project', headerName: 'Project', width: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  {
    field: 'note',
    headerName: 'Internal note',
    flex: 1,
    minWidth: 200,
    getApplyQuickFilterFn: undefined,
  },
];

export default function SearchSkipsColumn() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Ledger entries, searched without their notes"
        rows={ledger}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['sa'] } },
        }}
      />
    </Box>
  );
}
