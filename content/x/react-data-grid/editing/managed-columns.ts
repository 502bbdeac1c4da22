import type { GridColDef } from '@mui/x-data-grid';
import { departments } from '../../../data/people';
import { renderLabelledEditor } from './labelled-editor';
import type { ManagedPerson } from './managed-people';

const editable = { editable: true, renderEditCell: renderLabelledEditor };

export const managedColumns: GridColDef<ManagedPerson>[] = [
  { field: 'firstName', headerName: 'First name', width: 130, ...editable },
  { field: 'lastName', headerName: 'Last name', width: 130, ...editable },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    flex: 1,
    minWidth: 150,
    ...editable,
  },
];
