import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { ArrowContent } from './ArrowContent';

export default function ArrowOnlyExpansion() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 120 }}>
      <TreeView
        aria-label="Regions"
        defaultExpanded={['north']}
        defaultCollapseIcon={<ExpandLessIcon />}
        defaultExpandIcon={<ExpandMoreIcon />}
      >
        <TreeItem ContentComponent={ArrowContent} nodeId="north" label="North">
          <TreeItem
            ContentComponent={ArrowContent}
            nodeId="coast"
            label="Coast"
          />
          <TreeItem
            ContentComponent={ArrowContent}
            nodeId="lakes"
            label="Lakes"
          />
        </TreeItem>
        <TreeItem ContentComponent={ArrowContent} nodeId="south" label="South">
          <TreeItem
            ContentComponent={ArrowContent}
            nodeId="valley"
            label="Valley"
          />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
