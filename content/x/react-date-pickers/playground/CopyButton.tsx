import Button from '@mui/material/Button';
import * as React from 'react';

interface CopyButtonProps {
  label: string;
  /** Gives what is copied at the moment of the click. */
  read: () => string;
}

export function CopyButton({ label, read }: CopyButtonProps) {
  const [result, setResult] = React.useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(read());
      setResult('Copied');
    } catch {
      setResult('Copying failed');
    }
  };

  return (
    <Button
      size="small"
      variant="outlined"
      onClick={copy}
      onBlur={() => setResult('')}
      sx={{ width: 150 }}
    >
      <span aria-live="polite">{result || label}</span>
    </Button>
  );
}
