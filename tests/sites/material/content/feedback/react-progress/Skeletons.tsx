import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

export default function Skeletons() {
  return (
    <Paper sx={{ padding: 2, width: 240 }}>
      <Skeleton height={40} variant="circular" width={40} />
      <Skeleton />
      <Skeleton width="60%" />
    </Paper>
  );
}
