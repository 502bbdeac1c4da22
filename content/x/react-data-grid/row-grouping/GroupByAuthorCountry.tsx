import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { type Book, books } from '../../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  {
    field: 'author',
    headerName: 'Country of the author',
    width: 190,
    groupingValueGetter: ({ row }) => row.author.country,
    valueGetter: ({ row }) => row.author?.country,
  },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
];

export default function GroupByAuthorCountry() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPremium
        aria-label="Books by country of the author"
        rows={books}
        columns={columns}
        initialState={{ rowGrouping: { model: ['author'] } }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
