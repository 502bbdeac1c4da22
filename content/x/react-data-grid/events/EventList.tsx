import Box from '@mui/material/Box';

export interface LoggedEvent {
  id: number;
  name: string;
}

/** The log with one more event, the newest first. */
export function withEvent(events: LoggedEvent[], name: string): LoggedEvent[] {
  const id = (events[0]?.id ?? 0) + 1;
  return [{ id, name }, ...events.slice(0, 39)];
}

export function EventList({ events }: { events: LoggedEvent[] }) {
  return (
    <Box
      component="ol"
      reversed
      aria-label="Events, the newest first"
      sx={{ height: 130, overflow: 'auto', m: 0 }}
      tabIndex={0}
    >
      {events.length === 0 && <li>Nothing yet: click a cell.</li>}
      {events.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </Box>
  );
}
