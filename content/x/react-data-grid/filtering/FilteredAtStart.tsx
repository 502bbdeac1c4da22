import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Book, books } from '../../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'publisher', headerName: 'Publisher', width: 130 },
];

export default function FilteredAtStart() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        aria-label="Books with a high rating"
        rows={books}
        columns={columns}
        hideFooter
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'rating', operator: '>=', value: '4.5' }],
            },
          },
        }}
      />
    </Box>
  );
}
