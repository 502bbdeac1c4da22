import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import * as React from 'react';

interface LeaveAndReturnProps {
  onReset: () => void;
  children: React.ReactNode;
}

/** Stands for a page that a reader leaves, and its grid with it. */
export function LeaveAndReturn({ onReset, children }: LeaveAndReturnProps) {
  const [shown, setShown] = React.useState(true);

  const reset = () => {
    // The grid saves as it goes: forget that before the next one reads.
    setShown(false);
    setTimeout(() => {
      onReset();
      setShown(true);
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Leave the page' : 'Come back'}
      </Button>
      <Button onClick={reset}>Reset</Button>
      <Box sx={{ height: 300 }}>{shown && children}</Box>
    </Box>
  );
}
