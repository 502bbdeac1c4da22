import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { books } from '../../../data/books';
import { bookColumns } from './book-columns';

export default function TotalsByGroup() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Copies sold by genre"
        rows={books}
        columns={bookColumns}
        initialState={{
          rowGrouping: { model: ['genre'] },
          aggregation: { model: { copiesSold: 'sum', rating: 'avg' } },
        }}
      />
    </Box>
  );
}
