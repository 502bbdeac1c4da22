import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid-premium';
import { type Book, books } from '../../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'publisher', headerName: 'Publisher', width: 140 },
];

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function FilterGroupedRows() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPremium
        aria-label="Books by genre, filtered"
        rows={books}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        slots={{ toolbar: FilterToolbar }}
        initialState={{
          rowGrouping: { model: ['genre'] },
          columns: { columnVisibilityModel: { genre: false } },
          filter: {
            filterModel: {
              items: [{ field: 'rating', operator: '>=', value: '4.4' }],
            },
          },
        }}
      />
    </Box>
  );
}
