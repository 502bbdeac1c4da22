import Box from '@mui/material/Box';

interface CallLogProps {
  calls: readonly string[];
}

/** A box of fixed height with the latest call first. */
export function CallLog({ calls }: CallLogProps) {
  return (
    <Box
      role="log"
      aria-label="Calls, the latest first"
      tabIndex={0}
      sx={{
        height: 96,
        overflow: 'auto',
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        typography: 'caption',
        fontFamily: 'monospace',
      }}
    >
      {calls.length === 0
        ? 'Pick a value to see the calls.'
        : calls.map((call, index) => (
            <div key={calls.length - index}>
              {calls.length - index}. {call}
            </div>
          ))}
    </Box>
  );
}
