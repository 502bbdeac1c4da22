import type { GridColDef } from '@mui/x-data-grid';
import type { Person } from '../../../data/people';
import { renderLabelledEditor } from './labelled-editor';

const editable = { editable: true, renderEditCell: renderLabelledEditor };

export const nameColumns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', flex: 1, ...editable },
  { field: 'lastName', headerName: 'Last name', flex: 1, ...editable },
  { field: 'jobTitle', headerName: 'Job title', flex: 2, ...editable },
];
