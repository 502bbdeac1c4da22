import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type FileRow, files } from '../../../data/files';

const columns: GridColDef<FileRow>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 160,
    valueGetter: (params) => params.row.path.at(-1),
  },
  { field: 'kind', headerName: 'Kind', width: 120 },
  {
    field: 'modifiedAt',
    headerName: 'Modified',
    type: 'date',
    width: 130,
    sortingOrder: ['desc', 'asc', null],
  },
];

export default function NewestFirstColumn() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid aria-label="Files" rows={files} columns={columns} hideFooter />
    </Box>
  );
}
