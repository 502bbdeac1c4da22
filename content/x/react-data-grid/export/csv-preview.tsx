import Box from '@mui/material/Box';

export function CsvPreview({ label, text }: { label: string; text: string }) {
  return (
    <Box
      component="pre"
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={{
        m: 0,
        p: 1,
        maxHeight: 170,
        overflow: 'auto',
        fontSize: 13,
        bgcolor: 'action.hover',
      }}
    >
      {text}
    </Box>
  );
}
