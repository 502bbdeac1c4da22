import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function Severities() {
  return (
    <Stack spacing={1}>
      <Alert>The order is on its way.</Alert>
      <Alert severity="warning">Two items are left.</Alert>
      <Alert severity="error">The card was refused.</Alert>
    </Stack>
  );
}
