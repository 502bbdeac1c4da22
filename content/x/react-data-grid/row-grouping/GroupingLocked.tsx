import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { type Book, books } from '../../../data/books';

const columns: GridColDef<Book>[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 200,
    groupable: false,
  },
  { field: 'publisher', headerName: 'Publisher', width: 140 },
  { field: 'genre', headerName: 'Genre', width: 110 },
];

export default function GroupingLocked() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Books by genre"
        rows={books}
        columns={columns}
        initialState={{ rowGrouping: { model: ['genre'] } }}
      />
    </Box>
  );
}
