import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function Sizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button size="small" variant="contained">
        Small
      </Button>
      <Button variant="contained">Medium</Button>
      <Button size="large" variant="contained">
        Large
      </Button>
    </Stack>
  );
}
