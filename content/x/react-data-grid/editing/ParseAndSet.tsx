import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridValueSetterParams,
} from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

function setFullName({ value, row }: GridValueSetterParams<Person, string>) {
  const [firstName = '', ...rest] = value.trim().split(' ');
  return { ...row, firstName, lastName: rest.join(' ') };
}

const columns: GridColDef<Person>[] = [
  {
    field: 'fullName',
    headerName: 'Full name (editable)',
    width: 190,
    editable: true,
    valueGetter: ({ row }) => `${row.firstName} ${row.lastName}`,
    valueParser: (value: string) => value.replace(/\s+/g, ' '),
    valueSetter: setFullName,
  },
  { field: 'firstName', headerName: 'First name', flex: 1, minWidth: 120 },
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
];

const rows = people.slice(0, 5);

export default function ParseAndSet() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        aria-label="People, full name split into two fields"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
