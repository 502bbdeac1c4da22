import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridValueFormatterParams,
} from '@mui/x-data-grid-premium';
import { type Book, books } from '../../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 90,
    groupingValueGetter: ({ row }) => Math.floor(row.year / 10) * 10,
    valueFormatter: ({ value }) => value ?? '',
  },
  { field: 'genre', headerName: 'Genre', width: 110 },
];

const groupingColDef = {
  headerName: 'Decade',
  valueFormatter: ({ value }: GridValueFormatterParams<number | undefined>) =>
    value == null ? '' : `${value}s`,
};

export default function GroupByDecade() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPremium
        aria-label="Books by decade"
        rows={books}
        columns={columns}
        initialState={{ rowGrouping: { model: ['year'] } }}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
