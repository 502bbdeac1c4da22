import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Tooltip from '@mui/material/Tooltip';
import {
  GridEditInputCell,
  type GridEditInputCellProps,
} from '@mui/x-data-grid';

interface EditorWithMessageProps extends Omit<GridEditInputCellProps, 'error'> {
  /** What is wrong with the value. */
  error?: string;
}

export function EditorWithMessage({ error, ...props }: EditorWithMessageProps) {
  return (
    <Tooltip
      open={Boolean(error)}
      title={error ? <span role="alert">{error}</span> : ''}
      placement="bottom-start"
      describeChild
    >
      <Box sx={{ width: '100%' }}>
        <GridEditInputCell
          {...props}
          error={Boolean(error)}
          inputProps={{ 'aria-label': props.colDef.headerName }}
          endAdornment={
            props.isProcessingProps && (
              <CircularProgress
                size={16}
                aria-label="Checking"
                sx={{ mx: 1 }}
              />
            )
          }
        />
      </Box>
    </Tooltip>
  );
}
