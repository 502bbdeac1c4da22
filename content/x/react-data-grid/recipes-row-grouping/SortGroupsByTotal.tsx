import Box from '@mui/material/Box';
import { DataGridPremium, type GridGroupNode } from '@mui/x-data-grid-premium';
import { books } from '../../../data/books';
import { bookColumns, byGenre } from './book-columns';

const inGroupRows = ({ depth }: GridGroupNode) =>
  depth < 0 ? null : ('inline' as const);

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
        getAggregationPosition={inGroupRows}
        hideFooter
      />
    </Box>
  );
}
