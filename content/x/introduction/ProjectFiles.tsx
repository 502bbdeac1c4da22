import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function ProjectFiles() {
  return (
    <TreeView
      aria-label="Project files"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['plans', 'drawings', 'photos']}
      defaultSelected="north"
      sx={{ width: '100%', maxWidth: 480, height: 240, overflowY: 'auto' }}
    >
      <TreeItem nodeId="plans" label="Plans">
        <TreeItem nodeId="drawings" label="Drawings">
          <TreeItem nodeId="north" label="North wing.pdf" />
          <TreeItem nodeId="south" label="South wing.pdf" />
        </TreeItem>
        <TreeItem nodeId="budget" label="Budget.xlsx" />
      </TreeItem>
      <TreeItem nodeId="photos" label="Photos">
        <TreeItem nodeId="site" label="Site.jpg" />
        <TreeItem nodeId="roof" label="Roof.jpg" />
      </TreeItem>
    </TreeView>
  );
}
