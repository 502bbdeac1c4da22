// Task: a toolbar with a search field and a CSV export, with hidden columns and a first order.
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';

interface Song {
  id: string;
  title: string;
  artist: string;
  released: string;
}

const columns: GridColDef<Song>[] = [
  { field: 'id', headerName: 'No.' },
  { field: 'title', headerName: 'Title', flex: 1 },
  { field: 'artist', headerName: 'Artist', flex: 1 },
  {
    field: 'released',
    headerName: 'Released',
    type: 'date',
    valueGetter: ({ value }) => value && new Date(value),
  },
];

export default function Songs({ rows }: { rows: readonly Song[] }) {
  return (
    <Box sx={{ height: 500 }}>
      <DataGrid
        aria-label="Songs"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true, csvOptions: { fileName: 'songs' } } }}
        initialState={{
          columns: { columnVisibilityModel: { id: false } },
          sorting: { sortModel: [{ field: 'released', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
