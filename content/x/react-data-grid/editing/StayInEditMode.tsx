import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  GridRowEditStopReasons,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../data/people';
import { renderLabelledEditor } from './labelled-editor';

const editable = { editable: true, renderEditCell: renderLabelledEditor };

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 130, ...editable },
  { field: 'lastName', headerName: 'Last name', width: 130, ...editable },
  {
    field: 'jobTitle',
    headerName: 'Job title',
    flex: 1,
    minWidth: 180,
    ...editable,
  },
];

const handleRowEditStop: GridEventListener<'rowEditStop'> = (params, event) => {
  if (params.reason === GridRowEditStopReasons.rowFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

const rows = people.slice(0, 5);

export default function StayInEditMode() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    apiRef.current.startRowEditMode({ id: 1 });
  }, [apiRef]);

  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="People, rows stay open"
        editMode="row"
        onRowEditStop={handleRowEditStop}
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          '& .MuiDataGrid-row--editing .MuiDataGrid-cell': {
            bgcolor: 'action.selected',
          },
        }}
      />
    </Box>
  );
}
