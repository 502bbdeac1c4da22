import type { GridColDef } from '@mui/x-data-grid';
import type { Person } from '../../../data/people';

export const bioColumns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', width: 100 },
  { field: 'bio', headerName: 'About', flex: 1, maxWidth: 320 },
];
