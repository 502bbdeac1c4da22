import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import * as React from 'react';
import { CheckboxLabel } from './CheckboxLabel';
import { labels, rights } from './rights';

const leavesOf = (nodeId: string) => rights[nodeId] ?? [nodeId];

export default function CheckboxTree() {
  const [checked, setChecked] = React.useState(['read', 'invoices']);

  const stateOf = (nodeId: string) => {
    const states = leavesOf(nodeId).map((id) => checked.includes(id));
    return states.every(Boolean) || (states.some(Boolean) && 'mixed');
  };

  const toggle = (nodeId: string) => {
    const leaves = leavesOf(nodeId);
    const others = checked.filter((id) => !leaves.includes(id));
    setChecked(stateOf(nodeId) === true ? others : [...others, ...leaves]);
  };

  const renderItem = (nodeId: string) => (
    <TreeItem
      key={nodeId}
      nodeId={nodeId}
      aria-checked={stateOf(nodeId)}
      label={
        <CheckboxLabel
          text={labels[nodeId]}
          state={stateOf(nodeId)}
          onToggle={() => toggle(nodeId)}
        />
      }
    >
      {rights[nodeId]?.map(renderItem)}
    </TreeItem>
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 304 }}>
      <TreeView
        aria-label="Rights"
        selected={null}
        onNodeSelect={(event, nodeId) => {
          const isParent = nodeId in rights;
          if (event.type === 'keydown' || !isParent) toggle(nodeId);
        }}
        defaultExpanded={['reports', 'members']}
        defaultCollapseIcon={<ExpandLessIcon />}
        defaultExpandIcon={<ExpandMoreIcon />}
      >
        {Object.keys(rights).map(renderItem)}
      </TreeView>
    </Box>
  );
}
