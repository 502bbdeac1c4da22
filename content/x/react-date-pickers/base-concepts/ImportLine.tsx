import Typography from '@mui/material/Typography';

export function ImportLine({ name }: { name: string }) {
  return (
    <Typography
      component="code"
      role="status"
      variant="body2"
      sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
    >
      {`import { ${name} } from '@mui/x-date-pickers/${name}';`}
    </Typography>
  );
}
