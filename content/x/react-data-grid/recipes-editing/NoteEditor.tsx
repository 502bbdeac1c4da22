import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import * as React from 'react';

export function NoteEditor(props: GridRenderEditCellParams) {
  const { id, field, value, colDef, hasFocus } = props;
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const focusInput = React.useCallback(
    (input: HTMLTextAreaElement | null) => {
      if (hasFocus) {
        input?.focus({ preventScroll: true });
        input?.setSelectionRange(input.value.length, input.value.length);
      }
    },
    [hasFocus],
  );

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const saves = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.key === 'Enter' && !saves) {
      event.stopPropagation();
    }
  };

  return (
    <div ref={setAnchor} style={{ width: '100%', alignSelf: 'flex-start' }}>
      <Popper open={anchor !== null} anchorEl={anchor} placement="bottom-start">
        <Paper elevation={4} sx={{ p: 1, width: colDef.computedWidth }}>
          <InputBase
            multiline
            fullWidth
            rows={4}
            inputRef={focusInput}
            inputProps={{ 'aria-label': colDef.headerName }}
            value={value ?? ''}
            onChange={(event) =>
              apiRef.current.setEditCellValue(
                { id, field, value: event.target.value },
                event,
              )
            }
            onKeyDown={handleKeyDown}
          />
        </Paper>
      </Popper>
    </div>
  );
}
