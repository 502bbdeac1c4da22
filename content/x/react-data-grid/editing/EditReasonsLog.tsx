import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridEditMode } from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', flex: 1, editable: true },
  { field: 'lastName', headerName: 'Last name', flex: 1, editable: true },
  { field: 'jobTitle', headerName: 'Job title', flex: 2, editable: true },
];

interface LogEntry {
  id: number;
  event: string;
  field?: string;
  reason?: string;
}

const rows = people.slice(0, 4);

export default function EditReasonsLog() {
  const [editMode, setEditMode] = React.useState<GridEditMode>('cell');
  const [log, setLog] = React.useState<LogEntry[]>([]);

  const record =
    (event: string) => (params: { field?: string; reason?: string }) =>
      setLog((entries) => [
        {
          id: (entries[0]?.id ?? 0) + 1,
          event,
          field: params.field,
          reason: params.reason,
        },
        ...entries.slice(0, 4),
      ]);

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
          columns={columns}
          hideFooter
        />
      </Box>
      <Box role="log" aria-label="Edit events" sx={{ minHeight: 130 }}>
        {log.length === 0 && (
          <Typography color="text.secondary">No event yet.</Typography>
        )}
        {log.map((entry) => (
          <Typography key={entry.id} variant="body2">
            {entry.event} · {entry.field} · <code>{entry.reason}</code>
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}
