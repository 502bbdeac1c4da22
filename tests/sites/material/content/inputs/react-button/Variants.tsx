import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function Variants() {
  return (
    <Stack direction="row" spacing={2}>
      <Button>Dismiss</Button>
      <Button variant="outlined">Save draft</Button>
      <Button variant="contained">Publish</Button>
    </Stack>
  );
}
