import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', width: 130, hideable: false },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'jobTitle', headerName: 'Job', flex: 1, minWidth: 140 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 90 },
];

export default function HideFromMenu() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="People"
        rows={people}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
