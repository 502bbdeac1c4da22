import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { type Person, people } from '../../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 120 },
  { field: 'lastName', headerName: 'Last name', width: 120 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'jobTitle', headerName: 'Job title', flex: 1, minWidth: 170 },
  { field: 'bio', headerName: 'About', width: 300 },
];

export default function SearchStartsWithValues() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="People, without their biographies"
        rows={people}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        initialState={{
          columns: { columnVisibilityModel: { bio: false } },
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['test'],
              quickFilterExcludeHiddenColumns: true,
            },
          },
        }}
      />
    </Box>
  );
}
