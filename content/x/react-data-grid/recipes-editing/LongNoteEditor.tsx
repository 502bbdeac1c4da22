import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';
import { NoteEditor } from './NoteEditor';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 120 },
  {
    field: 'bio',
    headerName: 'About',
    flex: 1,
    minWidth: 220,
    editable: true,
    renderEditCell: (params) => <NoteEditor {...params} />,
  },
];

export default function LongNoteEditor() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="People with long notes"
        rows={people}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
