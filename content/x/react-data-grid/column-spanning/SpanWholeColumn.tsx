import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, item: 'Oak table', note: 'Scratched', price: 240, pieces: 1 },
  { id: 2, item: 'Reading lamp', note: 'Bulb missing', price: 18, pieces: 6 },
  { id: 3, item: 'Bar stool', note: 'As new', price: 35, pieces: 4 },
  { id: 4, item: 'Mirror', note: 'Frame repaired', price: 60, pieces: 2 },
];

const fixed = { sortable: false, hideable: false, disableColumnMenu: true };

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'item', headerName: 'Item', width: 140 },
  { ...fixed, field: 'note', headerName: 'Note', width: 130, colSpan: 2 },
  { ...fixed, field: 'more', headerName: 'Note, part 2', width: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

export default function SpanWholeColumn() {
  return (
    <Box sx={{ height: 300 }}>
      <DataGrid
        aria-label="Second-hand furniture"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
