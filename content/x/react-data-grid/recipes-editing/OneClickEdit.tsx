import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridCellParams,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid';
import type * as React from 'react';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 130, editable: true },
  { field: 'department', headerName: 'Department', width: 130 },
  {
    field: 'jobTitle',
    headerName: 'Job title',
    flex: 1,
    minWidth: 160,
    editable: true,
  },
];

export default function OneClickEdit() {
  const apiRef = useGridApiRef();

  const openEditor = (params: GridCellParams, event: React.MouseEvent) => {
    const inCell = event.currentTarget.contains(event.target as Node);
    if (inCell && params.isEditable && params.cellMode === 'view') {
      apiRef.current.startCellEditMode({ id: params.id, field: params.field });
    }
  };

  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="People, edited with one click"
        rows={people}
        columns={columns}
        onCellClick={openEditor}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
