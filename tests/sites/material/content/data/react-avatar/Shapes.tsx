import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function Shapes() {
  return (
    <Stack direction="row" spacing={1}>
      <Avatar variant="rounded">R</Avatar>
      <Avatar variant="square">S</Avatar>
    </Stack>
  );
}
