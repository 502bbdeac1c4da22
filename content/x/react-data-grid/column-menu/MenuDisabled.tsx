import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Book, books } from '../../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, disableColumnMenu: true },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'year', headerName: 'Year', width: 100 },
];

export default function MenuDisabled() {
  const [off, setOff] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="No menu at all"
        control={<Switch checked={off} />}
        onChange={(_, checked) => setOff(checked)}
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Books"
          rows={books}
          columns={columns}
          disableColumnMenu={off}
          hideFooter
        />
      </Box>
    </Box>
  );
}
