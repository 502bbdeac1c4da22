import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departments, type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 120, editable: true },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 140,
    editable: true,
  },
  {
    field: 'startDate',
    headerName: 'Start date',
    type: 'date',
    width: 130,
    editable: true,
  },
  {
    field: 'lastSeen',
    headerName: 'Last seen',
    type: 'dateTime',
    width: 200,
    editable: true,
  },
  {
    field: 'remote',
    headerName: 'Remote',
    type: 'boolean',
    width: 90,
    editable: true,
  },
];

const rows = people.slice(0, 6);

export default function EditOneCell() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="People, editable by cell"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
