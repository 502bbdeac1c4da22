import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';

const rules = Array.from({ length: 30 }, (_, index) => `Rule ${index + 1}: be kind.`);

export default function LongText() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Read the rules</Button>
      <Dialog aria-labelledby="rules-title" onClose={() => setIsOpen(false)} open={isOpen}>
        <DialogTitle id="rules-title">House rules</DialogTitle>
        <DialogContent dividers>
          {rules.map((rule) => (
            <DialogContentText key={rule}>{rule}</DialogContentText>
          ))}
        </DialogContent>
      </Dialog>
    </>
  );
}
