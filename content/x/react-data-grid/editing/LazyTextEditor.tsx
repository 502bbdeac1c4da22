import Check from '@mui/icons-material/Check';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import InputBase from '@mui/material/InputBase';
import {
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import * as React from 'react';
import type { Person } from '../../../data/people';

export function LazyTextEditor({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<Person, string>) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [text, setText] = React.useState(value ?? '');

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const newValue = event.target.value;
    setText(newValue);
    apiRef.current.setEditCellValue({
      id,
      field,
      value: newValue,
      debounceMs: 800,
    });
  };

  return (
    <InputBase
      fullWidth
      inputRef={inputRef}
      inputProps={{ 'aria-label': colDef.headerName }}
      value={text}
      onChange={handleChange}
      endAdornment={
        text === value ? (
          <Check fontSize="small" color="success" />
        ) : (
          <HourglassEmpty fontSize="small" color="action" />
        )
      }
      sx={{ px: 1, typography: 'body2' }}
    />
  );
}
