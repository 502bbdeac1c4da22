import MenuItem from '@mui/material/MenuItem';
import {
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
  useGridApiContext,
} from '@mui/x-data-grid';
import type * as React from 'react';

function WidthItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  const change = (pixels: number) => (event: React.MouseEvent) => {
    const { computedWidth } = apiRef.current.getColumn(colDef.field);
    apiRef.current.setColumnWidth(colDef.field, computedWidth + pixels);
    onClick(event);
  };

  return (
    <>
      <MenuItem onClick={change(60)}>Wider</MenuItem>
      <MenuItem onClick={change(-60)}>Narrower</MenuItem>
    </>
  );
}

const slots = { columnMenuWidthItem: WidthItems };

export function ColumnMenuWithWidth(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={slots} />;
}
