import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  GridToolbar,
  type GridValueFormatterParams,
} from '@mui/x-data-grid-premium';
import { type Book, books } from '../../data/books';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Book>[] = [
  { field: 'genre', headerName: 'Genre' },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'copiesSold', headerName: 'Copies', type: 'number', width: 120 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 160,
    // Rows that the grid generates for a genre hold no book.
    valueGetter: ({ row }) =>
      row.price === undefined ? null : row.price * row.copiesSold,
    valueFormatter: ({ value }: GridValueFormatterParams<number | null>) =>
      value === null ? '' : euros.format(value),
  },
];

const openCrime: DataGridPremiumProps['isGroupExpandedByDefault'] = (node) =>
  node.groupingKey === 'Crime';

export default function GenreRevenuePremium() {
  return (
    <Box sx={{ height: 460 }}>
      <DataGridPremium
        aria-label="Book revenue by genre"
        rows={books}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['genre'] },
          columns: { columnVisibilityModel: { genre: false } },
          aggregation: { model: { copiesSold: 'sum', revenue: 'sum' } },
        }}
        isGroupExpandedByDefault={openCrime}
        slots={{ toolbar: GridToolbar }}
        hideFooter
      />
    </Box>
  );
}
