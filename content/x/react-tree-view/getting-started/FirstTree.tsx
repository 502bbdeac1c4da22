import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function FirstTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 144 }}>
      <TreeView
        aria-label="Project"
        defaultCollapseIcon={<FolderOpenIcon />}
        defaultExpandIcon={<FolderIcon />}
        defaultExpanded={['src']}
      >
        <TreeItem nodeId="src" label="src">
          <TreeItem nodeId="components" label="components">
            <TreeItem nodeId="header" label="Header.tsx" />
          </TreeItem>
          <TreeItem nodeId="app" label="App.tsx" />
          <TreeItem nodeId="main" label="main.tsx" />
        </TreeItem>
        <TreeItem nodeId="package" label="package.json" />
      </TreeView>
    </Box>
  );
}
