import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridValueFormatterParams,
} from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  {
    field: 'salary',
    headerName: 'Formatted',
    type: 'number',
    width: 130,
    valueFormatter: ({ value }: GridValueFormatterParams<number>) =>
      euros.format(value),
  },
  {
    field: 'rawSalary',
    headerName: 'Raw value',
    type: 'number',
    width: 130,
    valueGetter: ({ row }) => row.salary,
    valueFormatter: ({ value }: GridValueFormatterParams<number>) =>
      String(value),
  },
];

export default function FormattedSalary() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="Salaries"
        rows={people}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
