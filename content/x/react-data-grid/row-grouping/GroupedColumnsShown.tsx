import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { type Book, books } from '../../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'publisher', headerName: 'Publisher', width: 140 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
];

export default function GroupedColumnsShown() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Books by genre, with the genre column"
        rows={books}
        columns={columns}
        initialState={{ rowGrouping: { model: ['genre'] } }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
