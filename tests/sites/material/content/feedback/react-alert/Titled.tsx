import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function Titled() {
  return (
    <Alert severity="info" variant="outlined">
      <AlertTitle>New opening hours</AlertTitle>
      From May on, the shop opens at eight.
    </Alert>
  );
}
