import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  gridClasses,
} from '@mui/x-data-grid-pro';
import { type Line, lineColumns, lines, sumOf } from './ledger-lines';

const pinnedRows = {
  bottom: [
    { id: 'total', account: 'Total', project: '', amount: sumOf(lines) },
  ],
};

const columns: GridColDef<Line>[] = lineColumns.map((column) =>
  column.field === 'project'
    ? {
        ...column,
        renderCell: ({ rowNode, value }) =>
          rowNode.type === 'pinnedRow' ? <em>All projects</em> : value,
      }
    : column,
);

export default function StyledPins() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPro
        aria-label="Ledger with styled total"
        rows={lines}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
        sx={{
          [`& .${gridClasses['pinnedRows--bottom']} .${gridClasses.row}`]: {
            bgcolor: 'action.hover',
            fontWeight: 'bold',
          },
        }}
      />
    </Box>
  );
}
