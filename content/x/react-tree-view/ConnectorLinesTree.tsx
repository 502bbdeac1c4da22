import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import RemoveBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import Box from '@mui/material/Box';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { FadingCollapse } from './FadingCollapse';

export default function ConnectorLinesTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <TreeView
        aria-label="Family of languages"
        disableSelection
        defaultExpanded={['germanic', 'north']}
        defaultCollapseIcon={<RemoveBoxIcon />}
        defaultExpandIcon={<AddBoxIcon />}
        sx={{
          [`& .${treeItemClasses.root} .${treeItemClasses.group}`]: {
            marginInlineStart: '15px',
            paddingInlineStart: '12px',
            borderInlineStart: '1px dashed',
            borderColor: 'text.disabled',
          },
        }}
      >
        <TreeItem
          nodeId="germanic"
          label="Germanic"
          TransitionComponent={FadingCollapse}
        >
          <TreeItem
            nodeId="north"
            label="North"
            TransitionComponent={FadingCollapse}
          >
            <TreeItem nodeId="danish" label="Danish" />
            <TreeItem nodeId="icelandic" label="Icelandic" />
          </TreeItem>
          <TreeItem
            nodeId="west"
            label="West"
            TransitionComponent={FadingCollapse}
          >
            <TreeItem nodeId="dutch" label="Dutch" />
            <TreeItem nodeId="frisian" label="Frisian" />
          </TreeItem>
        </TreeItem>
      </TreeView>
    </Box>
  );
}
