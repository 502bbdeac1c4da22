import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
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

  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="People, edited with one click"
        rows={people}
        columns={columns}
        onCellClick={({ id, field, isEditable, cellMode }, event) => {
          const inCell = event.currentTarget.contains(event.target as Node);
          if (inCell && isEditable && cellMode === 'view') {
            apiRef.current.startCellEditMode({ id, field });
          }
        }}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
