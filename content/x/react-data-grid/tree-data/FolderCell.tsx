import Button from '@mui/material/Button';
import {
  type GridRenderCellParams,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import type * as React from 'react';

export function FolderCell({ id, field, rowNode }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const name = 'groupingKey' in rowNode ? rowNode.groupingKey : '';
  const indent = { marginInlineStart: rowNode.depth * 2 };

  if (rowNode.type !== 'group') {
    return (
      <span style={{ marginInlineStart: rowNode.depth * 16 }}>{name}</span>
    );
  }
  const toggle = (event: React.MouseEvent) => {
    event.stopPropagation();
    apiRef.current.setRowChildrenExpansion(id, !rowNode.childrenExpanded);
    apiRef.current.setCellFocus(id, field);
  };
  return (
    <Button
      size="small"
      tabIndex={-1}
      sx={indent}
      aria-expanded={rowNode.childrenExpanded === true}
      onClick={toggle}
    >
      {rowNode.childrenExpanded ? '− ' : '+ '}
      {name}
    </Button>
  );
}
