import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import {
  TreeItem,
  type TreeItemContentProps,
  useTreeItem,
} from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import * as React from 'react';

const ArrowContent = React.forwardRef<HTMLDivElement, TreeItemContentProps>(
  function ArrowContent(props, ref) {
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
  },
);

export default function ArrowOnlyExpansion() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 120 }}>
      <TreeView
        aria-label="Regions"
        defaultExpanded={['north']}
        defaultCollapseIcon={<ExpandLessIcon />}
        defaultExpandIcon={<ExpandMoreIcon />}
      >
        <TreeItem ContentComponent={ArrowContent} nodeId="north" label="North">
          <TreeItem
            ContentComponent={ArrowContent}
            nodeId="coast"
            label="Coast"
          />
          <TreeItem
            ContentComponent={ArrowContent}
            nodeId="lakes"
            label="Lakes"
          />
        </TreeItem>
        <TreeItem ContentComponent={ArrowContent} nodeId="south" label="South">
          <TreeItem
            ContentComponent={ArrowContent}
            nodeId="valley"
            label="Valley"
          />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
