import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'jobTitle', headerName: 'Job', width: 200, headerClassName: 'work' },
  { field: 'salary', headerName: 'Salary', headerClassName: 'work' },
];
const sx = {
  '& .work': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};

export default function HeaderClasses() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="People; two tinted headers"
        rows={people}
        columns={columns}
        sx={sx}
      />
    </Box>
  );
}
