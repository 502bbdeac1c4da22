import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
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

export default function GroupIconsAndIndent() {
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
        defaultGroupingExpansionDepth={1}
        slots={{
          groupingCriteriaExpandIcon: AddIcon,
          groupingCriteriaCollapseIcon: RemoveIcon,
        }}
        sx={{ '--DataGrid-cellOffsetMultiplier': '5' }}
      />
    </Box>
  );
}
