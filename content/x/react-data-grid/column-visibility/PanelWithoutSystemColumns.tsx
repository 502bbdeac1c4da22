import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColDef,
  GridToolbar,
} from '@mui/x-data-grid';
import { type Book, books } from '../../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'genre', headerName: 'Genre', width: 100 },
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

const getTogglableColumns = (all: GridColDef[]) =>
  all
    .map((column) => column.field)
    .filter((field) => field !== GRID_CHECKBOX_SELECTION_FIELD);

export default function PanelWithoutSystemColumns() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="Books"
        rows={books}
        columns={columns}
        checkboxSelection
        slots={{ toolbar: GridToolbar }}
        slotProps={{ columnsPanel: { getTogglableColumns, sort: 'asc' } }}
        hideFooter
      />
    </Box>
  );
}
