import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function FileTree() {
  return (
    <TreeView
      aria-label="Files"
      defaultExpanded={['src']}
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
    >
      <TreeItem nodeId="src" label="src">
        <TreeItem nodeId="main" label="main.tsx" />
      </TreeItem>
    </TreeView>
  );
}
