import type { GridColDef } from '@mui/x-data-grid';
import { departments, type Person } from '../../../data/people';

/** A column of each type that shows a value. */
export const typedColumns: GridColDef<Person>[] = [
  { field: 'lastName', type: 'string', width: 100 },
  { field: 'salary', type: 'number', width: 90 },
  { field: 'startDate', type: 'date', width: 100 },
  { field: 'lastSeen', type: 'dateTime', width: 175 },
  { field: 'remote', type: 'boolean', width: 80 },
  {
    field: 'department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 120,
  },
];
