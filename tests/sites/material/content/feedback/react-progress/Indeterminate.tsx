import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function Indeterminate() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <LinearProgress aria-label="Loading the map" />
      <CircularProgress aria-label="Loading the route" />
    </Stack>
  );
}
