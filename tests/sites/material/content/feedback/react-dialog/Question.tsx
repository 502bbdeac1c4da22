import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';

export default function Question() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)} variant="outlined">
        Delete the album
      </Button>
      <Dialog aria-labelledby="question-title" onClose={close} open={isOpen}>
        <DialogTitle id="question-title">Delete all 34 photos?</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Keep them</Button>
          <Button color="error" onClick={close}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
