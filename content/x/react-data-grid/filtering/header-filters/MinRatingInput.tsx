import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { GridFilterInputValueProps } from '@mui/x-data-grid-pro';
import type * as React from 'react';

interface MinRatingInputProps extends GridFilterInputValueProps {
  /** The header passes these two; the panel does not. */
  inputRef?: React.Ref<HTMLSelectElement>;
  clearButton?: React.ReactNode;
}

export function MinRatingInput(props: MinRatingInputProps) {
  const { item, applyValue, focusElementRef, inputRef, clearButton } = props;

  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'flex-end', flex: 1 }}>
      <TextField
        select
        fullWidth
        variant="standard"
        label="At least"
        InputLabelProps={{ shrink: true }}
        SelectProps={{ native: true }}
        inputRef={inputRef ?? focusElementRef}
        value={item.value ?? ''}
        onChange={(event) => applyValue({ ...item, value: event.target.value })}
      >
        <option value="">Any</option>
        {[5, 4, 3, 2].map((stars) => (
          <option key={stars}>{stars}</option>
        ))}
      </TextField>
      {clearButton}
    </Box>
  );
}
