import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { books } from '../../../data/books';
import { bookColumns } from './book-columns';

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      size="small"
      count={pageCount}
      page={page + 1}
      onChange={(_, next) => apiRef.current.setPage(next - 1)}
    />
  );
}

export default function PageNumbersFooter() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Books with numbered pages"
        rows={books}
        columns={bookColumns}
        slots={{ pagination: PageNumbers }}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
