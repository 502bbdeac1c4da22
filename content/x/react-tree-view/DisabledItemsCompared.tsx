import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import * as React from 'react';

export default function DisabledItemsCompared() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch
            checked={focusable}
            onChange={(event) => setFocusable(event.target.checked)}
          />
        }
        label="disabledItemsFocusable"
      />
      <TreeView
        aria-label="Courses"
        multiSelect
        disabledItemsFocusable={focusable}
        defaultExpanded={['autumn', 'spring']}
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        sx={{ mt: 1, minHeight: 168 }}
      >
        <TreeItem nodeId="autumn" label="Autumn">
          <TreeItem nodeId="pottery" label="Pottery" />
          <TreeItem nodeId="sailing" label="Sailing (full)" disabled />
          <TreeItem nodeId="weaving" label="Weaving" />
        </TreeItem>
        <TreeItem nodeId="spring" label="Spring (not open yet)" disabled>
          <TreeItem nodeId="beekeeping" label="Beekeeping" />
          <TreeItem nodeId="drawing" label="Drawing" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
