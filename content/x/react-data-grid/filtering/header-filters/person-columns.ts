import type { GridColDef } from '@mui/x-data-grid-pro';
import { departments, type Person } from '../../../../data/people';

export const personColumns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 150 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 160,
  },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 150 },
  { field: 'startDate', headerName: 'Start', type: 'date', width: 180 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 150 },
];
