import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', width: 120 },
  { field: 'lastName', width: 120 },
  { field: 'department', width: 130 },
  { field: 'jobTitle', width: 180 },
  { field: 'email', width: 240 },
];

export default function ColumnsFromFields() {
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
