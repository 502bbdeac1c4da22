import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

const today = new Date(2024, 4, 3);

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 120 },
  { field: 'lastName', headerName: 'Last name', width: 120 },
  {
    field: 'fullName',
    headerName: 'Full name',
    width: 180,
    valueGetter: ({ row }) => `${row.lastName}, ${row.firstName}`,
  },
  { field: 'startDate', headerName: 'Start', type: 'date', width: 120 },
  {
    field: 'yearsOfService',
    headerName: 'Years',
    type: 'number',
    valueGetter: ({ row }) => fullYears(row.startDate, today),
  },
];

function fullYears(from: Date, to: Date) {
  const years = to.getFullYear() - from.getFullYear();
  const anniversary = new Date(from);
  anniversary.setFullYear(to.getFullYear());
  return anniversary > to ? years - 1 : years;
}

export default function DerivedValues() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="People with years of service"
        rows={people}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'yearsOfService', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
