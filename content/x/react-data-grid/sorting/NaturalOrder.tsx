import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, item: 'Desk lamp', bin: 'A-10' },
  { id: 2, item: 'Power cable', bin: 'A-2' },
  { id: 3, item: 'Notebook', bin: 'B-1' },
  { id: 4, item: 'Stapler', bin: 'A-21' },
  { id: 5, item: 'Pen holder', bin: 'A-1' },
  { id: 6, item: 'Paper tray', bin: 'B-12' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  {
    field: 'bin',
    headerName: 'Natural order',
    width: 150,
    sortComparator: new Intl.Collator('en', { numeric: true }).compare,
  },
  {
    field: 'sameBin',
    headerName: 'Default order',
    width: 150,
    valueGetter: (params) => params.row.bin,
  },
];

export default function NaturalOrder() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Storage bins"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'bin', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
