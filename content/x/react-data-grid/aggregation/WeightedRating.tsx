import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { type Book, books } from '../../../data/books';
import { bookColumns } from './book-columns';

const weighted: GridAggregationFunction<Book, number> = {
  label: 'per copy',
  columnTypes: ['number'],
  getCellValue: ({ row }) => row as Book,
  apply: ({ values }) => {
    const books = values.flatMap((book) => book ?? []);
    const copies = books.reduce((sum, book) => sum + book.copiesSold, 0);
    const stars = books.reduce((sum, b) => sum + b.rating * b.copiesSold, 0);
    return copies === 0 ? null : Math.round((stars / copies) * 100) / 100;
  },
};
const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, weighted };

export default function WeightedRating() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Books; rating weighted by copies"
        rows={books}
        columns={bookColumns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { rating: 'weighted' } } }}
      />
    </Box>
  );
}
