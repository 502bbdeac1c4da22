import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import Box from '@mui/material/Box';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';

const withTreeIcons = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiTreeView: {
      defaultProps: {
        defaultCollapseIcon: <FolderOpenIcon />,
        defaultExpandIcon: <FolderIcon />,
      },
    },
  },
});

export default function TreeIconsFromTheme() {
  return (
    <ThemeProvider theme={withTreeIcons}>
      <Box sx={{ width: '100%', maxWidth: 320, minHeight: 144 }}>
        <TreeView aria-label="Project" defaultExpanded={['src']}>
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
    </ThemeProvider>
  );
}
