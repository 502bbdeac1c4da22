import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books } from '../../../data/books';

const rows = books.map((book) => ({ ...book, country: book.author.country }));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
];

export default function GroupColumnRenamed() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPremium
        aria-label="Books by country and genre"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['country', 'genre'] },
          columns: { columnVisibilityModel: { country: false, genre: false } },
        }}
        groupingColDef={{ headerName: 'Catalog', width: 240 }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
