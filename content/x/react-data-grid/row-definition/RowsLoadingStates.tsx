import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Book, books } from '../../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'year', headerName: 'Year', width: 90 },
];

const noBooks: readonly Book[] = [];

export default function RowsLoadingStates() {
  const [state, setState] = React.useState('refreshing');
  const rows = state === 'loaded' || state === 'refreshing' ? books : noBooks;
  const loading = state === 'loading' || state === 'refreshing';

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the rows"
        value={state}
        onChange={(_, next: string | null) => next && setState(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        <ToggleButton value="loading">First load</ToggleButton>
        <ToggleButton value="loaded">Loaded</ToggleButton>
        <ToggleButton value="refreshing">Refresh</ToggleButton>
        <ToggleButton value="empty">Nothing found</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Books"
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
