import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function InitiallyOpenTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 216 }}>
      <TreeView
        aria-label="Handbook"
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        defaultExpanded={['travel', 'trains']}
      >
        <TreeItem nodeId="travel" label="Travel">
          <TreeItem nodeId="trains" label="Trains">
            <TreeItem nodeId="seats" label="Reserving seats" />
            <TreeItem nodeId="refunds" label="Refunds" />
          </TreeItem>
          <TreeItem nodeId="hotels" label="Hotels">
            <TreeItem nodeId="rates" label="Agreed rates" />
          </TreeItem>
        </TreeItem>
        <TreeItem nodeId="leave" label="Leave">
          <TreeItem nodeId="holidays" label="Holidays" />
          <TreeItem nodeId="sickness" label="Sickness" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
