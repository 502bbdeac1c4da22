import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Shift, shifts, slots, taskAt } from './shifts';

const columns: GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Name', width: 90 },
  ...slots.map(
    (time, slot): GridColDef<Shift> => ({
      field: `slot-${slot}`,
      headerName: time,
      width: 80,
      sortable: false,
      filterable: false,
      disableColumnMenu: true,
      valueGetter: ({ row }) => taskAt(row, slot).task,
      colSpan: ({ row }) => taskAt(row, slot).length,
      cellClassName: ({ value }) => (value === 'Break' ? 'break' : ''),
    }),
  ),
];

export default function ShiftPlan() {
  return (
    <Box sx={{ height: 260 }}>
      <DataGrid
        aria-label="Shifts of the morning"
        rows={shifts}
        columns={columns}
        showCellVerticalBorder
        disableColumnSelector
        hideFooter
        sx={{ '& .break': { bgcolor: 'action.selected' } }}
      />
    </Box>
  );
}
