import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function FolderTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 192 }}>
      <TreeView
        aria-label="Folders"
        defaultCollapseIcon={<FolderOpenIcon />}
        defaultExpandIcon={<FolderIcon />}
        defaultEndIcon={<InsertDriveFileIcon />}
        defaultExpanded={['documents']}
      >
        <TreeItem nodeId="documents" label="Documents">
          <TreeItem nodeId="letter" label="Letter to the landlord" />
          <TreeItem nodeId="budget" label="Household budget" />
        </TreeItem>
        <TreeItem nodeId="pictures" label="Pictures">
          <TreeItem nodeId="harbour" label="Harbour at dawn" />
          <TreeItem nodeId="garden" label="Garden in May" />
        </TreeItem>
        <TreeItem nodeId="music" label="Music">
          <TreeItem nodeId="rehearsal" label="Rehearsal, first take" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
