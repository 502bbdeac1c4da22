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

  React.useEffect(() => {
    const late = rows.find((row) => row.delayMin > 0);
    if (late) {
      apiRef.current.selectRow(late.id, true, true);
    }
  }, [apiRef, rows]);

  const reload = async () => {
    setLoading(true);
    const answer = await server.getRows();
    setRows(answer.rows);
    setLoading(false);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={reload}>Load all departures</Button>
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
