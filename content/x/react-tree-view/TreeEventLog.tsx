import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import * as React from 'react';

export default function TreeEventLog() {
  const [lines, setLines] = React.useState<string[]>([]);
  const log = (line: string) =>
    setLines((current) => [...current, line].slice(-8));

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} width="100%">
      <TreeView
        aria-label="Rooms"
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        onNodeFocus={(_event, nodeId) => log(`onNodeFocus  "${nodeId}"`)}
        onNodeToggle={(_event, nodeIds) =>
          log(`onNodeToggle ${JSON.stringify(nodeIds)}`)
        }
        onNodeSelect={(_event, nodeId) => log(`onNodeSelect "${nodeId}"`)}
        sx={{ flex: 1, minHeight: 120 }}
      >
        <TreeItem nodeId="ground" label="Ground floor">
          <TreeItem nodeId="hall" label="Hall" />
          <TreeItem nodeId="studio" label="Studio" />
        </TreeItem>
        <TreeItem nodeId="upper" label="Upper floor">
          <TreeItem nodeId="library" label="Library" />
        </TreeItem>
      </TreeView>
      <Box
        component="pre"
        role="log"
        aria-label="Callbacks, newest last"
        dir="ltr"
        sx={{
          flex: 1,
          m: 0,
          p: 1.5,
          minHeight: 190,
          overflowX: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontSize: 13,
          boxSizing: 'border-box',
        }}
      >
        {lines.join('\n') || 'No callback yet'}
      </Box>
    </Stack>
  );
}
