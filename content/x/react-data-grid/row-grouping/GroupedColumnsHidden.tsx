import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { type Book, books } from '../../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'publisher', headerName: 'Publisher', width: 140 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
];

export default function GroupedColumnsHidden() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['genre'] } },
  });

  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Books by genre, without the genre column"
        rows={books}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
