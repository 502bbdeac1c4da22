import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import * as React from 'react';
import { parentsIn, search } from './searchTopics';
import { type Topic, topics } from './topics';

function renderTopic({ id, name, children }: Topic) {
  return (
    <TreeItem key={id} nodeId={id} label={name}>
      {children?.map(renderTopic)}
    </TreeItem>
  );
}

export default function FilteredTree() {
  const [query, setQuery] = React.useState('water');
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const text = query.trim().toLowerCase();
  const found = search(topics, text);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 290 }}>
      <TextField
        label="Find a topic"
        type="search"
        size="small"
        fullWidth
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        helperText={found.length === 0 ? 'No topic found' : ' '}
        FormHelperTextProps={{ role: 'status' }}
      />
      <TreeView
        aria-label="Topics"
        expanded={text ? parentsIn(found) : expanded}
        onNodeToggle={(_event, nodeIds) => {
          if (!text) {
            setExpanded(nodeIds);
          }
        }}
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
      >
        {found.map(renderTopic)}
      </TreeView>
    </Box>
  );
}
