import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', flex: 1, minWidth: 110 },
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 130,
    editable: true,
  },
];

/** Stands for your endpoint: slow, strict, and it rounds what it stores. */
async function saveOnServer(person: Person): Promise<Person> {
  await new Promise((resolve) => setTimeout(resolve, 1200));
  if (person.salary > 200_000) {
    throw new Error('Salaries above 200,000 need approval.');
  }
  return { ...person, salary: Math.round(person.salary / 100) * 100 };
}

type Status = { severity: 'info' | 'success' | 'error'; text: string };

const rows = people.slice(0, 5);

export default function SaveToServer() {
  const [saving, setSaving] = React.useState(0);
  const [status, setStatus] = React.useState<Status>({
    severity: 'info',
    text: 'Nothing to save.',
  });

  const processRowUpdate = async (newRow: Person) => {
    setSaving((count) => count + 1);
    setStatus({ severity: 'info', text: `Saving ${newRow.firstName}…` });
    try {
      const savedRow = await saveOnServer(newRow);
      setStatus({ severity: 'success', text: `Saved ${newRow.firstName}.` });
      return savedRow;
    } finally {
      setSaving((count) => count - 1);
    }
  };

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 4 }}>
        {saving > 0 && <LinearProgress aria-label="Saving" />}
      </Box>
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="People, saved on a server"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) =>
            setStatus({ severity: 'error', text: error.message })
          }
          hideFooter
        />
      </Box>
      <Alert severity={status.severity} role="status">
        {status.text}
      </Alert>
    </Stack>
  );
}
