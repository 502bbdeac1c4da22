import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Book, books } from '../../../data/books';
import { ColumnMenuWithWidth } from './ColumnMenuWithWidth';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', width: 120 },
  { field: 'publisher', headerName: 'Publisher', width: 120 },
  { field: 'year', headerName: 'Year', width: 90 },
];

export default function WidthFromMenu() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Books"
        rows={books}
        columns={columns}
        slots={{ columnMenu: ColumnMenuWithWidth }}
        hideFooter
      />
    </Box>
  );
}
