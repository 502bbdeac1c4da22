import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 120 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
];

export default function FirstGridConfigured() {
  return (
    <Box sx={{ height: 460 }}>
      <DataGrid
        aria-label="People"
        rows={people}
        columns={columns}
        checkboxSelection
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 25]}
      />
    </Box>
  );
}
