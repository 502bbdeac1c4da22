import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { departures, nextTick } from '../../../data/departures';
import { departureColumns } from './departure-columns';

export default function LiveDepartureBoard() {
  const apiRef = useGridApiRef();
  const [live, setLive] = React.useState(false);
  const board = React.useRef(departures);

  React.useEffect(() => {
    if (!live) return undefined;
    let step = 0;
    const interval = setInterval(() => {
      step += 1;
      const before = board.current;
      board.current = nextTick(before, step);
      const changed = board.current.filter((row, i) => row !== before[i]);
      apiRef.current.updateRows(changed);
    }, 100);
    return () => clearInterval(interval);
  }, [live, apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={live}
            onChange={(event) => setLive(event.target.checked)}
          />
        }
        label="Live: ten messages a second"
      />
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Departures"
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
          throttleRowsMs={1000}
          hideFooter
        />
      </Box>
    </Box>
  );
}
