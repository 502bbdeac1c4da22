import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';
import { stock } from '../../../data/stock';
import { stockColumns } from './stock-columns';

const groups: GridColumnGroupingModel = [
  {
    groupId: 'place',
    headerName: 'Free',
    freeReordering: true,
    children: [{ field: 'warehouse' }, { field: 'weight' }],
  },
  {
    groupId: 'size',
    headerName: 'Stays together',
    children: [{ field: 'width' }, { field: 'depth' }, { field: 'height' }],
  },
];

export default function ReorderWithinGroups() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGridPro
        aria-label="Stock"
        rows={stock}
        columns={stockColumns}
        columnGroupingModel={groups}
        experimentalFeatures={{ columnGrouping: true }}
        hideFooter
      />
    </Box>
  );
}
