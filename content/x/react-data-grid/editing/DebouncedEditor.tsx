import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';
import { LazyTextEditor } from './LazyTextEditor';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 120 },
  {
    field: 'jobTitle',
    headerName: 'Job title',
    flex: 1,
    minWidth: 200,
    editable: true,
    renderEditCell: (params) => <LazyTextEditor {...params} />,
  },
];

const rows = people.slice(0, 5);

export default function DebouncedEditor() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        aria-label="People, job title is updated lazily"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
