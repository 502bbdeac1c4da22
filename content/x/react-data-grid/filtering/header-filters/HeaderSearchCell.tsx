import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  type GridHeaderFilterCellProps,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import * as React from 'react';

export function HeaderSearchCell(props: GridHeaderFilterCellProps) {
  const { colDef, colIndex, hasFocus, height, item, width } = props;
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  const change = (value: string) =>
    value === ''
      ? apiRef.current.deleteFilterItem(item)
      : apiRef.current.upsertFilterItem({ ...item, value });

  return (
    <Box
      role="columnheader"
      aria-colindex={colIndex + 1}
      aria-label={colDef.headerName}
      sx={{ width, height, display: 'flex' }}
    >
      <InputBase
        inputRef={input}
        placeholder={`${colDef.headerName} …`}
        inputProps={{ 'aria-label': `Filter ${colDef.headerName}` }}
        value={item.value ?? ''}
        onChange={(event) => change(event.target.value)}
        onFocus={(event) =>
          apiRef.current.setColumnHeaderFilterFocus(colDef.field, event)
        }
        sx={{ flex: 1, m: 0.5, px: 1, bgcolor: 'action.hover' }}
      />
    </Box>
  );
}
