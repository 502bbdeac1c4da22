import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type StockItem, stock } from '../../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 130 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

export default function CompactRows() {
  const [rowHeight, setRowHeight] = React.useState(32);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 280, px: 2 }}>
        <Slider
          aria-label="Row height in pixels"
          value={rowHeight}
          min={20}
          max={80}
          step={4}
          valueLabelDisplay="auto"
          onChange={(_, value) => setRowHeight(Number(value))}
        />
      </Box>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Stock"
          rows={stock}
          columns={columns}
          rowHeight={rowHeight}
          columnHeaderHeight={40}
          hideFooter
        />
      </Box>
    </Box>
  );
}
