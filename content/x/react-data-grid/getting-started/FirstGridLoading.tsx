import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { createLocalServer } from '../../../data/local-server';
import { type Person, people } from '../../../data/people';

const server = createLocalServer(people, { delay: 1200 });

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

export default function FirstGridLoading() {
  const [rows, setRows] = React.useState<Person[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [failed, setFailed] = React.useState(false);
  const [request, setRequest] = React.useState(0);

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoading(true);
    setFailed(false);
    server
      .getRows({ signal })
      .then((response) => setRows(response.rows))
      .catch(() => {
        if (!signal.aborted) setFailed(true);
      })
      .finally(() => {
        if (!signal.aborted) setLoading(false);
      });
    return () => controller.abort();
  }, [request]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setRequest(request + 1)} sx={{ mb: 1 }}>
        Load again
      </Button>
      {failed && <Alert severity="error">The people did not load.</Alert>}
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="People"
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
        />
      </Box>
    </Box>
  );
}
