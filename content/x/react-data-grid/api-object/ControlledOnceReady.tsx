import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import * as React from 'react';
import { departures } from '../../../data/departures';
import { createLocalServer } from '../../../data/local-server';
import { departureColumns } from './departure-columns';

const server = createLocalServer(departures);

export default function ControlledOnceReady() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(departures.slice(0, 4));
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);
  const pending = React.useRef(new AbortController());

  React.useEffect(() => {
    const late = rows.find((row) => row.delayMin > 0);
    if (late) {
      apiRef.current.selectRow(late.id, true, true);
    }
  }, [apiRef, rows]);

  const reload = async () => {
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

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={reload}>Load all departures</Button>
      {failed && <Alert severity="error">The departures did not load.</Alert>}
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Departures; the first late one is selected"
          rows={rows}
          columns={departureColumns}
          loading={loading}
        />
      </Box>
    </Box>
  );
}
