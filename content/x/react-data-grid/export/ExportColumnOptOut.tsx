import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 120 },
  { field: 'lastName', headerName: 'Last name', width: 120 },
  { field: 'jobTitle', headerName: 'Job title', flex: 1, minWidth: 160 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 120,
    disableExport: true,
  },
];

export default function ExportColumnOptOut() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="People, exported without salaries"
        rows={people}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
