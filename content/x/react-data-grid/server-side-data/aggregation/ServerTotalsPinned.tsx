import Box from '@mui/material/Box';
import { DataGridPro, type GridValidRowModel } from '@mui/x-data-grid-pro';
import { ledgerColumns } from './ledger-columns';
import { useLedger } from './use-ledger';

export default function ServerTotalsPinned() {
  const { gridProps, sum } = useLedger();
  const totalRow = { id: 'total', account: 'All matching', amount: sum };

  return (
    <Box sx={{ height: 440 }}>
      <DataGridPro<GridValidRowModel>
        aria-label="Ledger with a total row"
        {...gridProps}
        columns={ledgerColumns}
        pagination
        pinnedRows={{ bottom: [totalRow] }}
        sx={{ '& .MuiDataGrid-pinnedRows': { fontWeight: 'bold' } }}
      />
    </Box>
  );
}
