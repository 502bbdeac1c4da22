import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function Letters() {
  return (
    <Stack direction="row" spacing={1}>
      <Avatar>AK</Avatar>
      <Avatar sx={{ backgroundColor: 'primary.main' }}>MJ</Avatar>
    </Stack>
  );
}
