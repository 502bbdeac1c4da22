import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { createLocalServer } from '../../../data/local-server';
import { type Person, people } from '../../../data/people';

const server = createLocalServer(people, { delay: 900 });
const firstPeople = people.slice(0, 1);

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', width: 80 },
  { field: 'jobTitle', headerName: 'Job', width: 80 },
  { field: 'email', headerName: 'Email', width: 80 },
];

export default function FitAfterLoading() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<readonly Person[]>(firstPeople);
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);
  const pending = React.useRef(new AbortController());

  const load = async () => {
    pending.current.abort();
    pending.current = new AbortController();
    const { signal } = pending.current;
    setLoading(true);
    setFailed(false);
    try {
      setRows((await server.getRows({ signal })).rows);
    } catch {
      if (!signal.aborted) setFailed(true);
    } finally {
      if (!signal.aborted) setLoading(false);
    }
  };

  React.useEffect(() => () => pending.current.abort(), []);

  React.useEffect(() => {
    if (rows === firstPeople) return undefined;
    const timer = setTimeout(() => {
      apiRef.current.autosizeColumns({ includeOutliers: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [rows, apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={load} sx={{ mb: 1 }}>
        Load everyone
      </Button>
      {failed && <Alert severity="error">The people did not load.</Alert>}
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="People"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
        />
      </Box>
    </Box>
  );
}
