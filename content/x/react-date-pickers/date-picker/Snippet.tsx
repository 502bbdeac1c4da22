import Box from '@mui/material/Box';

export function Snippet({ code }: { code: string }) {
  return (
    <Box
      component="pre"
      dir="ltr"
      sx={{
        m: 0,
        p: 2,
        borderRadius: 1,
        bgcolor: 'action.hover',
        fontSize: 13,
        whiteSpace: 'pre-wrap',
      }}
    >
      {code}
    </Box>
  );
}
