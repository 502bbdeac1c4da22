import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridEvents,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Departure, departures } from '../../../data/departures';
import { EventList, type LoggedEvent, withEvent } from './EventList';
import { EventToggles } from './EventToggles';

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

export default function EventLog() {
  const apiRef = useGridApiRef();
  const [shown, setShown] = React.useState<string[]>(['cellClick', 'rowClick']);
  const [log, setLog] = React.useState<LoggedEvent[]>([]);

  React.useEffect(() => {
    const stops = watched.map((name) =>
      apiRef.current.subscribeEvent(name, () =>
        setLog((events) => withEvent(events, name)),
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [apiRef]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <EventToggles names={watched} shown={shown} onChange={setShown} />
      <Box sx={{ height: 280 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Departures"
          rows={departures}
          columns={columns}
          hideFooter
        />
      </Box>
      <EventList events={log.filter(({ name }) => shown.includes(name))} />
    </Stack>
  );
}
