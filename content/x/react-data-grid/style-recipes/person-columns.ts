import type { GridColDef } from '@mui/x-data-grid';
import type { Person } from '../../../data/people';

export const personColumns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', width: 130 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'jobTitle', headerName: 'Job', flex: 1, minWidth: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
];
