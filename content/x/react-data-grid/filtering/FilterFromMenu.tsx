import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import { departments, type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', width: 120 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 130,
  },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 90 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 110 },
  {
    field: 'lastSeen',
    headerName: 'Last seen',
    type: 'dateTime',
    width: 180,
  },
];

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function FilterFromMenu() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        aria-label="People"
        rows={people}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
      />
    </Box>
  );
}
