import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type * as React from 'react';

interface ControlGroupProps {
  title: string;
  children: React.ReactNode;
}

export function ControlGroup({ title, children }: ControlGroupProps) {
  return (
    <Stack
      component="fieldset"
      spacing={2}
      sx={{ border: 0, m: 0, p: 0, minInlineSize: 0 }}
    >
      <Typography component="legend" variant="subtitle2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
