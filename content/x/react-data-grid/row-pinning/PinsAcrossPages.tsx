import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { lineColumns, lines } from './ledger-lines';

const pinnedRows = {
  top: [
    { id: 'start', account: 'Balance, 1 January', project: '', amount: 5000 },
  ],
};

export default function PinsAcrossPages() {
  return (
    <Box sx={{ height: 390, width: '100%' }}>
      <DataGridPro
        aria-label="Ledger with opening balance"
        rows={lines}
        columns={lineColumns}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[4, 8]}
        initialState={{
          pagination: { paginationModel: { pageSize: 4 } },
        }}
      />
    </Box>
  );
}
