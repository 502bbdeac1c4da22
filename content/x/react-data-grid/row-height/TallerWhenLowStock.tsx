import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { type StockItem, stock } from '../../../data/stock';

const columns: GridColDef<StockItem>[] = [
  {
    field: 'name',
    headerName: 'Article',
    flex: 1,
    minWidth: 150,
    renderCell: ({ row }) => (
      <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
        {row.onHand < row.reorderLevel
          ? `${row.name}\nOrder more today`
          : row.name}
      </Box>
    ),
  },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
  { field: 'reorderLevel', headerName: 'Level', type: 'number', width: 90 },
];

function getRowHeight({ model, densityFactor }: GridRowHeightParams) {
  return model.onHand < model.reorderLevel ? 76 * densityFactor : null;
}

export default function TallerWhenLowStock() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="Stock"
        rows={stock}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
      />
    </Box>
  );
}
