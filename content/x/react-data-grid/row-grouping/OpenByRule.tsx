import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
  getGroupRowIdFromPath,
} from '@mui/x-data-grid-premium';
import { books } from '../../../data/books';

const rows = books.map((book) => ({ ...book, country: book.author.country }));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
];

const country = { field: 'country', key: 'United Kingdom' };
const genre = { field: 'genre', key: 'Crime' };
const openAtStart = [
  getGroupRowIdFromPath([country]),
  getGroupRowIdFromPath([country, genre]),
];

function isOpenAtStart(node: GridGroupNode) {
  return openAtStart.some((id) => id === node.id);
}

export default function OpenByRule() {
  return (
    <Box sx={{ height: 440 }}>
      <DataGridPremium
        aria-label="Books by country and genre"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['country', 'genre'] },
          columns: { columnVisibilityModel: { country: false, genre: false } },
        }}
        isGroupExpandedByDefault={isOpenAtStart}
      />
    </Box>
  );
}
