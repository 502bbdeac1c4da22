import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { RightToLeft } from '../../parts/TextDirection';

export default function ArabicFolders() {
  return (
    <RightToLeft lang="ar">
      <Box sx={{ width: 280, minHeight: 168 }}>
        <TreeView
          aria-label="المجلدات"
          defaultCollapseIcon={<ExpandMoreIcon />}
          defaultExpandIcon={<ChevronLeftIcon />}
          defaultExpanded={['documents']}
        >
          <TreeItem nodeId="documents" label="الوثائق">
            <TreeItem nodeId="letter" label="رسالة إلى المالك" />
            <TreeItem nodeId="budget" label="ميزانية البيت" />
          </TreeItem>
          <TreeItem nodeId="pictures" label="الصور">
            <TreeItem nodeId="harbor" label="الميناء عند الفجر" />
          </TreeItem>
          <TreeItem nodeId="music" label="الموسيقى">
            <TreeItem nodeId="rehearsal" label="البروفة الأولى" />
          </TreeItem>
        </TreeView>
      </Box>
    </RightToLeft>
  );
}
