import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridEditMode } from '@mui/x-data-grid';
import * as React from 'react';
import { people } from '../../../data/people';
import { type EditEvent, EditEventList } from './EditEventList';
import { nameColumns } from './name-columns';

const rows = people.slice(0, 4);

export default function EditReasonsLog() {
  const [editMode, setEditMode] = React.useState<GridEditMode>('cell');
  const [log, setLog] = React.useState<EditEvent[]>([]);

  const record =
    (event: string) => (params: { field?: string; reason?: string }) =>
      setLog((events) => {
        const { field, reason } = params;
        const id = (events[0]?.id ?? 0) + 1;
        return [{ id, event, field, reason }, ...events.slice(0, 4)];
      });

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Edit mode"
        value={editMode}
        onChange={(_, mode: GridEditMode | null) => mode && setEditMode(mode)}
      >
        <ToggleButton value="cell">cell</ToggleButton>
        <ToggleButton value="row">row</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 266 }}>
        <DataGrid
          key={editMode}
          aria-label="People, edit events are logged"
          editMode={editMode}
          onCellEditStart={record('cellEditStart')}
          onCellEditStop={record('cellEditStop')}
          onRowEditStart={record('rowEditStart')}
          onRowEditStop={record('rowEditStop')}
          rows={rows}
          columns={nameColumns}
          hideFooter
        />
      </Box>
      <EditEventList events={log} />
    </Stack>
  );
}
