import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Visit {
  id: number;
  guest: string;
  arrival?: string;
  room?: string;
  note?: string;
}

const rows: Visit[] = [
  { id: 1, guest: 'Amal', arrival: 'Friday', room: '12' },
  { id: 2, guest: 'Bo', note: 'Cancelled, money back by Monday' },
  { id: 3, guest: 'Cleo', arrival: 'Saturday', room: '7' },
  { id: 4, guest: 'Dara', note: 'Asked for a cot, waiting for an answer' },
];

const fixed = { sortable: false, filterable: false, disableColumnMenu: true };

const columns: GridColDef<Visit>[] = [
  { field: 'guest', headerName: 'Guest', width: 110 },
  {
    ...fixed,
    field: 'arrival',
    headerName: 'Arrival',
    width: 150,
    valueGetter: ({ row, value }) => row.note ?? value,
    colSpan: ({ row }) => (row.note ? 2 : 1),
  },
  { ...fixed, field: 'room', headerName: 'Room', width: 150 },
];

export default function SpanSelectedCells() {
  return (
    <Box sx={{ height: 300 }}>
      <DataGrid
        aria-label="Guests"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
