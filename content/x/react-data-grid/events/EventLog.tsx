import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridEvents,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Departure, departures } from '../../../data/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
];

const watched: GridEvents[] = [
  'cellMouseDown',
  'cellMouseUp',
  'cellClick',
  'rowClick',
  'cellDoubleClick',
  'rowDoubleClick',
  'sortModelChange',
];

interface Entry {
  id: number;
  name: string;
}

export default function EventLog() {
  const apiRef = useGridApiRef();
  const [shown, setShown] = React.useState<string[]>(['cellClick', 'rowClick']);
  const [log, setLog] = React.useState<Entry[]>([]);

  React.useEffect(() => {
    const stops = watched.map((name) =>
      apiRef.current.subscribeEvent(name, () => {
        setLog((entries) => [
          { id: (entries[0]?.id ?? 0) + 1, name },
          ...entries.slice(0, 39),
        ]);
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [apiRef]);

  const entries = log.filter(({ name }) => shown.includes(name));
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Events to show"
        size="small"
        value={shown}
        onChange={(_event, names: string[]) => setShown(names)}
        sx={{ flexWrap: 'wrap' }}
      >
        {watched.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 280 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Departures"
          rows={departures}
          columns={columns}
          hideFooter
        />
      </Box>
      <Box
        component="ol"
        reversed
        aria-label="Events, the newest first"
        sx={{ height: 130, overflow: 'auto', m: 0 }}
        tabIndex={0}
      >
        {entries.length === 0 && <li>Nothing yet: click a cell.</li>}
        {entries.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </Box>
    </Stack>
  );
}
