import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import * as React from 'react';

export default function MultiSelectFiles() {
  const [selected, setSelected] = React.useState(['logo.svg', 'poster.pdf']);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <TreeView
        aria-label="Files to share"
        multiSelect
        selected={selected}
        onNodeSelect={(_event, nodeIds) => setSelected(nodeIds)}
        defaultExpanded={['brand', 'print']}
        defaultCollapseIcon={<FolderOpenIcon />}
        defaultExpandIcon={<FolderIcon />}
        sx={{ minHeight: 170 }}
      >
        <TreeItem nodeId="brand" label="Brand">
          <TreeItem nodeId="logo.svg" label="logo.svg" />
          <TreeItem nodeId="colours.pdf" label="colours.pdf" />
        </TreeItem>
        <TreeItem nodeId="print" label="Print">
          <TreeItem nodeId="flyer.pdf" label="flyer.pdf" />
          <TreeItem nodeId="poster.pdf" label="poster.pdf" />
        </TreeItem>
      </TreeView>
      <Typography role="status" sx={{ mt: 2 }} color="text.secondary">
        Selected: {selected.join(', ') || 'nothing'}
      </Typography>
    </Box>
  );
}
