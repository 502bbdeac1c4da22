import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

export default function CheckboxColours() {
  return (
    <Stack direction="row">
      <Checkbox defaultChecked inputProps={{ 'aria-label': 'Primary' }} />
      <Checkbox color="secondary" defaultChecked inputProps={{ 'aria-label': 'Secondary' }} />
      <Checkbox color="success" defaultChecked inputProps={{ 'aria-label': 'Success' }} />
    </Stack>
  );
}
