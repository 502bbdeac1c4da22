import LocalShipping from '@mui/icons-material/LocalShipping';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { stock } from '../../../data/stock';
import { stockColumns } from './stock-columns';

const groups: GridColumnGroupingModel = [
  {
    groupId: 'shipping',
    headerName: 'Shipping',
    headerClassName: 'shipping-header',
    renderHeaderGroup: ({ headerName }) => (
      <Stack direction="row" spacing={1} alignItems="center">
        <LocalShipping fontSize="small" aria-hidden />
        <span>{headerName}</span>
      </Stack>
    ),
    children: [{ field: 'warehouse' }, { field: 'weight' }],
  },
  {
    groupId: 'size',
    headerName: 'Size',
    description: 'Outer size of the box in centimetres',
    headerAlign: 'center',
    children: [{ field: 'width' }, { field: 'depth' }, { field: 'height' }],
  },
];

export default function StyledGroupHeaders() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Stock"
        rows={stock}
        columns={stockColumns}
        columnGroupingModel={groups}
        experimentalFeatures={{ columnGrouping: true }}
        sx={{ '& .shipping-header': { color: 'primary.main' } }}
        hideFooter
      />
    </Box>
  );
}
