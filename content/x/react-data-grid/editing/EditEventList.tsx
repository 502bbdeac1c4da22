import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface EditEvent {
  id: number;
  event: string;
  field?: string;
  reason?: string;
}

export function EditEventList({ events }: { events: EditEvent[] }) {
  return (
    <Box role="log" aria-label="Edit events" sx={{ minHeight: 130 }}>
      {events.length === 0 && (
        <Typography color="text.secondary">No event yet.</Typography>
      )}
      {events.map(({ id, event, field, reason }) => (
        <Typography key={id} variant="body2">
          {event} · {field} · <code>{reason}</code>
        </Typography>
      ))}
    </Box>
  );
}
