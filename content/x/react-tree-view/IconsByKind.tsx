import AlbumIcon from '@mui/icons-material/AlbumOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import PlayCircleIcon from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function IconsByKind() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <TreeView
        aria-label="Files by kind"
        defaultCollapseIcon={<FolderOpenIcon />}
        defaultExpandIcon={<FolderIcon />}
        defaultEndIcon={<InsertDriveFileIcon />}
        defaultExpanded={['trip']}
      >
        <TreeItem nodeId="trip" label="Trip to the coast">
          <TreeItem nodeId="list" label="Packing list" />
          <TreeItem nodeId="cliffs" label="Cliffs" endIcon={<ImageIcon />} />
          <TreeItem
            nodeId="songs"
            label="Songs for the road"
            expandIcon={<AlbumIcon />}
            collapseIcon={<PlayCircleIcon />}
          >
            <TreeItem nodeId="first" label="First song" />
          </TreeItem>
        </TreeItem>
      </TreeView>
    </Box>
  );
}
