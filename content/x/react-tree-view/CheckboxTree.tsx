import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import * as React from 'react';

const rights: Record<string, string[]> = {
  reports: ['read', 'export'],
  members: ['invite', 'remove'],
  billing: ['invoices'],
};

const labels: Record<string, string> = {
  reports: 'Reports',
  read: 'Read reports',
  export: 'Export reports',
  members: 'Members',
  invite: 'Invite members',
  remove: 'Remove members',
  billing: 'Billing',
  invoices: 'See invoices',
};

const leavesOf = (nodeId: string) => rights[nodeId] ?? [nodeId];

export default function CheckboxTree() {
  const [checked, setChecked] = React.useState(['read', 'invoices']);

  const toggle = (nodeId: string) => {
    const leaves = leavesOf(nodeId);
    const others = checked.filter((id) => !leaves.includes(id));
    const isFull = leaves.every((id) => checked.includes(id));
    setChecked(isFull ? others : [...others, ...leaves]);
  };

  const renderItem = (nodeId: string) => {
    const leaves = leavesOf(nodeId);
    const count = leaves.filter((id) => checked.includes(id)).length;
    const isFull = count === leaves.length;
    const isMixed = count > 0 && !isFull;

    return (
      <TreeItem
        key={nodeId}
        nodeId={nodeId}
        aria-checked={isMixed ? 'mixed' : isFull}
        label={
          <>
            <Checkbox
              size="small"
              checked={isFull}
              indeterminate={isMixed}
              onChange={() => toggle(nodeId)}
              onClick={(event) => event.stopPropagation()}
              onMouseDown={(event) => event.preventDefault()}
              inputProps={{ tabIndex: -1, 'aria-hidden': true }}
            />
            {labels[nodeId]}
          </>
        }
      >
        {rights[nodeId]?.map(renderItem)}
      </TreeItem>
    );
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 304 }}>
      <TreeView
        aria-label="Rights"
        selected={null}
        onNodeSelect={(event, nodeId) => {
          const isParent = nodeId in rights;
          if (event.type === 'keydown' || !isParent) {
            toggle(nodeId);
          }
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
