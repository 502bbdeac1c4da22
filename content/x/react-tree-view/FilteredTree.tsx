import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import * as React from 'react';

interface Topic {
  id: string;
  name: string;
  children?: Topic[];
}

const topics: Topic[] = [
  {
    id: 'garden',
    name: 'Garden',
    children: [
      { id: 'roses', name: 'Rose pruning' },
      { id: 'watering', name: 'Watering in summer' },
      {
        id: 'tools',
        name: 'Tools',
        children: [
          { id: 'rake', name: 'Rake' },
          { id: 'butt', name: 'Water butt' },
        ],
      },
    ],
  },
  {
    id: 'kitchen',
    name: 'Kitchen',
    children: [
      { id: 'knives', name: 'Knife care' },
      { id: 'filters', name: 'Water filters' },
    ],
  },
];

function search(items: Topic[], text: string): Topic[] {
  return items.flatMap((item) => {
    const children = search(item.children ?? [], text);
    if (children.length > 0) {
      return [{ ...item, children }];
    }
    return item.name.toLowerCase().includes(text) ? [item] : [];
  });
}

function parentsIn(items: Topic[]): string[] {
  return items.flatMap((item) =>
    item.children ? [item.id, ...parentsIn(item.children)] : [],
  );
}

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
        {(text ? found : topics).map(renderTopic)}
      </TreeView>
    </Box>
  );
}
