import Box from '@mui/material/Box';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { stock } from '../../../data/stock';
import { stockColumns } from './stock-columns';

const groups: GridColumnGroupingModel = [
  {
    groupId: 'logistics',
    headerName: 'Logistics',
    children: [
      { field: 'warehouse' },
      { field: 'weight' },
      {
        groupId: 'size',
        headerName: 'Size in cm',
        children: [{ field: 'width' }, { field: 'depth' }, { field: 'height' }],
      },
    ],
  },
];

export default function GroupedDimensions() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
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
