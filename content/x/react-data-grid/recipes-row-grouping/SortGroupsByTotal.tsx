import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { books } from '../../../data/books';
import { bookColumns, byGenre } from './book-columns';

export default function SortGroupsByTotal() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Genres by copies sold"
        rows={books}
        columns={bookColumns}
        initialState={{
          ...byGenre,
          aggregation: { model: { copiesSold: 'sum' } },
          sorting: { sortModel: [{ field: 'copiesSold', sort: 'desc' }] },
        }}
        getAggregationPosition={({ depth }) => (depth < 0 ? null : 'inline')}
        hideFooter
      />
    </Box>
  );
}
