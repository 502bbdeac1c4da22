import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CopyButton } from './CopyButton';

interface CodePanelProps {
  code: string;
  onReset: () => void;
}

export function CodePanel({ code, onReset }: CodePanelProps) {
  return (
    <Stack spacing={1} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Stack direction="row" flexWrap="wrap" gap={1}>
        <CopyButton label="Copy the code" read={() => code} />
        <CopyButton label="Copy the link" read={() => window.location.href} />
        <Button size="small" variant="outlined" onClick={onReset}>
          Reset
        </Button>
      </Stack>
      <Box
        component="pre"
        role="region"
        aria-label="Code of the composed pickers"
        dir="ltr"
        tabIndex={0}
        sx={{
          height: 420,
          m: 0,
          p: 2,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'action.hover',
          color: 'text.primary',
          typography: 'body2',
          fontFamily: 'monospace',
          textAlign: 'start',
        }}
      >
        {code}
      </Box>
    </Stack>
  );
}
