import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';
import * as React from 'react';

export function RatingInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const root = React.useRef<HTMLSpanElement>(null);

  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => root.current?.querySelector('input')?.focus(),
  }));

  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', height: 48 }}>
      <Rating
        ref={root}
        role="radiogroup"
        aria-label="Value"
        name="lowest-rating"
        value={item.value ? Number(item.value) : null}
        onChange={(_, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}
