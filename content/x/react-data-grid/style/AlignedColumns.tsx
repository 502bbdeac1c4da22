import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 120 },
  {
    field: 'department',
    headerName: 'Department',
    width: 140,
    align: 'center',
    headerAlign: 'center',
  },
];

export default function AlignedColumns() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="People with aligned columns"
        rows={people}
        columns={columns}
      />
    </Box>
  );
}
