import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import { books } from '../../../data/books';
import { bookColumns, byGenre } from './book-columns';

const wideColumns = [
  ...bookColumns,
  { field: 'publisher', headerName: 'Publisher', width: 160 },
  { field: 'pages', headerName: 'Pages', width: 100 },
  { field: 'price', headerName: 'Price', width: 100 },
  { field: 'rating', headerName: 'Rating', width: 100 },
];

const groupingColDef = { width: 150 };

export default function PinnedGroupColumn() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Books; the group column stays"
        rows={books}
        columns={wideColumns}
        groupingColDef={groupingColDef}
        initialState={{
          ...byGenre,
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
