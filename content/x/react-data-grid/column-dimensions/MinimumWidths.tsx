import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type StockItem, stock } from '../../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', flex: 2, minWidth: 140 },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, maxWidth: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', flex: 1 },
];

export default function MinimumWidths() {
  const [percent, setPercent] = React.useState(60);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 280, px: 2 }}>
        <Slider
          aria-label="Width of the grid in percent"
          value={percent}
          min={20}
          max={100}
          onChange={(_, value) => setPercent(Number(value))}
        />
      </Box>
      <Box sx={{ height: 300, width: `${percent}%` }}>
        <DataGrid
          aria-label="Stock"
          rows={stock}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
