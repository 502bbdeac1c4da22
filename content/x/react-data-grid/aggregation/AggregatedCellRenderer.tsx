import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { type Book, books } from '../../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 150,
    renderCell: ({ value, aggregation }) =>
      aggregation ? (
        <Chip size="small" label={`Ø ${Number(value).toFixed(2)}`} />
      ) : (
        <Rating size="small" readOnly precision={0.1} value={value} />
      ),
  },
];

export default function AggregatedCellRenderer() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Books with stars and an average"
        rows={books}
        columns={columns}
        initialState={{ aggregation: { model: { rating: 'avg' } } }}
      />
    </Box>
  );
}
