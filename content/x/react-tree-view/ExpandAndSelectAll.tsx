import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import * as React from 'react';

const chapters = {
  Bread: ['Rye', 'Focaccia'],
  Soup: ['Leek', 'Pumpkin', 'Miso'],
  Cake: ['Carrot', 'Almond'],
};

const parents = Object.keys(chapters);
const everything = [...parents, ...Object.values(chapters).flat()];

export default function ExpandAndSelectAll() {
  const [expanded, setExpanded] = React.useState(['Bread']);
  const [selected, setSelected] = React.useState(['Rye']);
  const allOpen = expanded.length === parents.length;
  const allSelected = selected.length === everything.length;

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 286 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => setExpanded(allOpen ? [] : parents)}>
          {allOpen ? 'Close all chapters' : 'Open all chapters'}
        </Button>
        <Button onClick={() => setSelected(allSelected ? [] : everything)}>
          {allSelected ? 'Clear selection' : 'Select every item'}
        </Button>
      </Stack>
      <TreeView
        aria-label="Recipes"
        multiSelect
        expanded={expanded}
        onNodeToggle={(_event, nodeIds) => setExpanded(nodeIds)}
        selected={selected}
        onNodeSelect={(_event, nodeIds) => setSelected(nodeIds)}
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
      >
        {Object.entries(chapters).map(([chapter, recipes]) => (
          <TreeItem key={chapter} nodeId={chapter} label={chapter}>
            {recipes.map((recipe) => (
              <TreeItem key={recipe} nodeId={recipe} label={recipe} />
            ))}
          </TreeItem>
        ))}
      </TreeView>
    </Box>
  );
}
