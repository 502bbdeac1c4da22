import Box from '@mui/material/Box';

interface CallLogProps {
  label: string;
  calls: readonly string[];
}

export function CallLog({ label, calls }: CallLogProps) {
  return (
    <Box
      role="log"
      aria-label={label}
      tabIndex={0}
      sx={{
        width: '100%',
        height: 168,
        overflow: 'auto',
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        typography: 'body2',
        fontFamily: 'monospace',
      }}
    >
      {calls.length === 0
        ? 'No call yet'
        : calls.map((call, index) => (
            <div key={calls.length - index}>
              {calls.length - index}. {call}
            </div>
          ))}
    </Box>
  );
}
