import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function LinkedButtons() {
  return (
    <Stack direction="row" spacing={2}>
      <Button href="#sizes">Jump to sizes</Button>
      <Button component="label" variant="outlined">
        Choose a photo
        <input accept="image/*" hidden type="file" />
      </Button>
    </Stack>
  );
}
