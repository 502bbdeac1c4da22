import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Closing() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? (
    <Alert onClose={() => setIsOpen(false)} severity="info">
      Your basket is kept for a day.
    </Alert>
  ) : (
    <Button onClick={() => setIsOpen(true)}>Show the message again</Button>
  );
}
