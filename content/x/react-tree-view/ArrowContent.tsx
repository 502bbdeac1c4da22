import Box from '@mui/material/Box';
import {
  type TreeItemContentProps,
  useTreeItem,
} from '@mui/x-tree-view/TreeItem';
import * as React from 'react';

export const ArrowContent = React.forwardRef<
  HTMLDivElement,
  TreeItemContentProps
>(function ArrowContent(props, ref) {
  const { classes, className, label, nodeId, expansionIcon } = props;
  const item = useTreeItem(nodeId);
  const stateClasses = [
    item.expanded && classes.expanded,
    item.selected && classes.selected,
    item.focused && classes.focused,
    item.disabled && classes.disabled,
  ].filter(Boolean);

  return (
    <Box
      ref={ref}
      className={[className, classes.root, ...stateClasses].join(' ')}
      onMouseDown={item.preventSelection}
    >
      <Box
        onClick={item.handleExpansion}
        sx={{ display: 'flex', width: 24, flexShrink: 0 }}
      >
        {expansionIcon}
      </Box>
      <Box className={classes.label} onClick={item.handleSelection}>
        {label}
      </Box>
    </Box>
  );
});
