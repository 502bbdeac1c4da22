import Box from '@mui/material/Box';
import {
  useGridApiContext,
  useGridApiEventHandler,
} from '@mui/x-data-grid-pro';
import * as React from 'react';

export function StickyPanel({ children }: { children: React.ReactNode }) {
  const apiRef = useGridApiContext();
  const readWidth = () =>
    apiRef.current.getRootDimensions()?.viewportInnerSize.width;
  const [width, setWidth] = React.useState(readWidth);

  useGridApiEventHandler(apiRef, 'viewportInnerSizeChange', () =>
    setWidth(readWidth()),
  );

  return (
    <Box sx={{ position: 'sticky', insetInlineStart: 0, width }}>
      {children}
    </Box>
  );
}
