import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type * as React from 'react';

interface NamedPickerProps {
  name: string;
  isPro: boolean;
  children: React.ReactNode;
}

export function NamedPicker({ name, isPro, children }: NamedPickerProps) {
  return (
    <Box role="group" aria-label={name} sx={{ maxWidth: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Typography component="h4" variant="caption">
          {name}
        </Typography>
        {isPro && <Chip size="small" label="Pro" />}
      </Stack>
      <Box sx={{ overflowX: 'auto', pt: 1 }}>{children}</Box>
    </Box>
  );
}
