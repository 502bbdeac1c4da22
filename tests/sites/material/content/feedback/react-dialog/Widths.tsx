import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';

export default function Widths() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open a wide dialog</Button>
      <Dialog
        aria-labelledby="wide-title"
        fullWidth
        maxWidth="md"
        onClose={() => setIsOpen(false)}
        open={isOpen}
      >
        <DialogTitle id="wide-title">As wide as a medium screen</DialogTitle>
      </Dialog>
    </>
  );
}
