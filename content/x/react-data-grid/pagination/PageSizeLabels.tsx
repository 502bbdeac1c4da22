import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { books } from '../../../data/books';
import { bookColumns } from './book-columns';

export default function PageSizeLabels() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Books with named page sizes"
        rows={books}
        columns={bookColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[
          { value: 5, label: 'Few' },
          { value: 12, label: 'Half' },
          { value: books.length, label: 'All' },
        ]}
      />
    </Box>
  );
}
