import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

interface Unit {
  name: string;
  children?: Unit[];
}

const company: Unit[] = [
  {
    name: 'Operations',
    children: [
      { name: 'Warehouse', children: [{ name: 'Nights' }] },
      { name: 'Transport' },
    ],
  },
  { name: 'Finance', children: [{ name: 'Payroll' }] },
];

const renderUnit = ({ name, children }: Unit, depth: number) => (
  <TreeItem
    key={name}
    nodeId={name}
    label={name}
    ContentProps={{ style: { paddingInlineStart: 12 + depth * 20 } }}
  >
    {children?.map((child) => renderUnit(child, depth + 1))}
  </TreeItem>
);

export default function FullRowHighlight() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 144 }}>
      <TreeView
        aria-label="Company"
        defaultExpanded={['Operations', 'Warehouse']}
        defaultSelected="Nights"
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        sx={{
          [`& .${treeItemClasses.root} .${treeItemClasses.group}`]: {
            marginInlineStart: 0,
          },
          [`& .${treeItemClasses.content}`]: {
            borderInlineStart: '3px solid transparent',
          },
          [`& .${treeItemClasses.content}.${treeItemClasses.selected}`]: {
            borderColor: 'primary.main',
          },
        }}
      >
        {company.map((unit) => renderUnit(unit, 0))}
      </TreeView>
    </Box>
  );
}
