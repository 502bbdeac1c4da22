import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { books } from '../../../data/books';
import { bookColumns } from './book-columns';

export default function PremiumMenu() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Books"
        rows={books}
        columns={bookColumns}
        initialState={{
          aggregation: { model: { price: 'avg' } },
        }}
        hideFooter
      />
    </Box>
  );
}
