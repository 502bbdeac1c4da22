import LinearProgress from '@mui/material/LinearProgress';

export default function Determinate() {
  return <LinearProgress aria-label="Upload" sx={{ width: 240 }} value={60} variant="determinate" />;
}
