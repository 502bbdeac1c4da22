import type { GridColDef } from '@mui/x-data-grid';
import type { Person } from '../../../data/people';

export const personColumns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 120 },
  { field: 'lastName', headerName: 'Last name', width: 120 },
  { field: 'jobTitle', headerName: 'Job', flex: 1, minWidth: 160 },
];
