import Alert, { type AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import type { Person } from '../../../data/people';
import { savePerson, staff } from './salary-server';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', flex: 1, minWidth: 110 },
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'salary', headerName: 'Salary', type: 'number', editable: true },
];

const atRest: AlertProps = { severity: 'info', children: 'Nothing to save.' };

export default function SaveToServer() {
  const [saving, setSaving] = React.useState(0);
  const [status, setStatus] = React.useState(atRest);

  const processRowUpdate = async (newRow: Person) => {
    setSaving((count) => count + 1);
    setStatus({ severity: 'info', children: `Saving ${newRow.firstName}…` });
    const savedRow = await savePerson(newRow).finally(() =>
      setSaving((count) => count - 1),
    );
    setStatus({ severity: 'success', children: `Saved ${newRow.firstName}.` });
    return savedRow;
  };

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 4 }}>
        {saving > 0 && <LinearProgress aria-label="Saving" />}
      </Box>
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="People, saved on a server"
          rows={staff}
          columns={columns}
          onCellEditStart={() =>
            setStatus((old) => (old.severity === 'error' ? atRest : old))
          }
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) =>
            setStatus({ severity: 'error', children: error.message })
          }
          hideFooter
        />
      </Box>
      <Alert role="status" {...status} />
    </Stack>
  );
}
