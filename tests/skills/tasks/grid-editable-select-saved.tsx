// Task: an editable grid with a select column, saved on a server.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

interface Ticket {
  id: number;
  subject: string;
  status: 'open' | 'waiting' | 'closed';
}

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    width: 140,
    type: 'singleSelect',
    editable: true,
    valueOptions: [
      { value: 'open', label: 'Open' },
      { value: 'waiting', label: 'Waiting' },
      { value: 'closed', label: 'Closed' },
    ],
  },
];

async function save(newRow: Ticket, oldRow: Ticket): Promise<Ticket> {
  if (newRow.subject === oldRow.subject && newRow.status === oldRow.status) return oldRow;
  const response = await fetch(`/api/tickets/${newRow.id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(newRow),
  });
  if (!response.ok) throw new Error('The ticket could not be saved.');
  return response.json();
}

export default function Tickets({ rows }: { rows: readonly Ticket[] }) {
  const [error, setError] = React.useState<string | null>(null);

  return (
    <Box sx={{ height: 400 }}>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGrid
        aria-label="Tickets"
        rows={rows}
        columns={columns}
        processRowUpdate={save}
        onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
      />
    </Box>
  );
}
