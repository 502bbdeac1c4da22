import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type StockItem, stock } from '../../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function TintHoveredColumn() {
  const [hovered, setHovered] = React.useState<string | null>(null);

  return (
    <Box
      sx={{
        height: 320,
        [`& .MuiDataGrid-cell[data-field="${hovered}"]`]: {
          bgcolor: 'action.hover',
        },
      }}
    >
      <DataGrid
        aria-label="Stock, the column under the pointer is tinted"
        rows={stock}
        columns={columns}
        onColumnHeaderEnter={({ field }) => setHovered(field)}
        onColumnHeaderLeave={() => setHovered(null)}
        hideFooter
      />
    </Box>
  );
}
