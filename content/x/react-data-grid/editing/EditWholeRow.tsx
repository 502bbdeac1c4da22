import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  gridClasses,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { departments, type Person, people } from '../../../data/people';
import { renderLabelledEditor } from './labelled-editor';

const fields: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 120 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 110 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 150,
  },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 150 },
  { field: 'lastSeen', headerName: 'Last seen', type: 'dateTime', width: 210 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 90 },
];

const columns = fields.map((column) => ({
  ...column,
  editable: true,
  renderEditCell: renderLabelledEditor,
}));

const rows = people.slice(0, 6);

export default function EditWholeRow() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    apiRef.current.startRowEditMode({ id: 2 });
  }, [apiRef]);

  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="People, editable by row"
        editMode="row"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses['row--editing']} .${gridClasses.cell}`]: {
            bgcolor: 'action.selected',
          },
        }}
      />
    </Box>
  );
}
