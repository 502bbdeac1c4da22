import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type StockItem, stock } from '../../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

/** The text lives here, so a key renders the field and nothing else. */
function NoteField() {
  const [note, setNote] = React.useState('');

  return (
    <TextField
      size="small"
      label="Note"
      value={note}
      onChange={(event) => setNote(event.target.value)}
      helperText={`${note.length} characters`}
    />
  );
}

export default function TypingBesideGrid() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <NoteField />
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Stock with a note"
          rows={stock}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
