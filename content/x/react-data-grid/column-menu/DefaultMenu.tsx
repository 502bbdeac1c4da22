import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { books } from '../../../data/books';
import { bookColumns } from './book-columns';

export default function DefaultMenu() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Books"
        rows={books}
        columns={bookColumns}
        hideFooter
      />
    </Box>
  );
}
