import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

interface Category {
  id: string;
  name: string;
  children?: Category[];
}

const categories: Category[] = [
  {
    id: 'furniture',
    name: 'Furniture',
    children: [
      {
        id: 'seating',
        name: 'Seating',
        children: [
          { id: 'chairs', name: 'Chairs' },
          { id: 'benches', name: 'Benches' },
        ],
      },
      { id: 'tables', name: 'Tables' },
    ],
  },
  {
    id: 'lighting',
    name: 'Lighting',
    children: [
      { id: 'floor-lamps', name: 'Floor lamps' },
      { id: 'lanterns', name: 'Lanterns' },
    ],
  },
  { id: 'vouchers', name: 'Gift vouchers' },
];

const renderCategory = ({ id, name, children }: Category) => (
  <TreeItem key={id} nodeId={id} label={name}>
    {children?.map(renderCategory)}
  </TreeItem>
);

export default function TreeFromNestedData() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 216 }}>
      <TreeView
        aria-label="Product categories"
        defaultExpanded={['furniture', 'seating']}
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
      >
        {categories.map(renderCategory)}
      </TreeView>
    </Box>
  );
}
