import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import * as React from 'react';
import type { Person } from '../../../data/people';

function isCut(element: HTMLElement | null): boolean {
  return element !== null && element.scrollWidth > element.clientWidth;
}

export function LongText(props: GridRenderCellParams<Person, string>) {
  const { value = '', hasFocus } = props;
  const textRef = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);

  React.useEffect(() => {
    const cell = textRef.current?.parentElement;
    const close = () => setOpen(false);
    setOpen(hasFocus && isCut(textRef.current));
    // After Tab, `hasFocus` is still true.
    cell?.addEventListener('blur', close);
    return () => cell?.removeEventListener('blur', close);
  }, [hasFocus]);

  return (
    <Tooltip
      describeChild
      title={value}
      open={open}
      onOpen={() => setOpen(isCut(textRef.current))}
      onClose={() => setOpen(false)}
      placement="bottom-start"
    >
      <Box
        ref={textRef}
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', width: '100%' }}
      >
        {value}
      </Box>
    </Tooltip>
  );
}
