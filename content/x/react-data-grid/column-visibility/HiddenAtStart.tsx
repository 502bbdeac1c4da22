import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 110 },
  { field: 'email', headerName: 'Email', width: 240 },
];

export default function HiddenAtStart() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="People"
        rows={people}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { salary: false, email: false } },
        }}
        hideFooter
      />
    </Box>
  );
}
