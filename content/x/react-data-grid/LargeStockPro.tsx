import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { repeatRows } from '../../data/repeat-rows';
import { type StockItem, stock } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 90 },
  { field: 'name', headerName: 'Article', width: 150 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number' },
  { field: 'reserved', headerName: 'Reserved', type: 'number' },
  { field: 'reorderLevel', headerName: 'Reorder at', type: 'number' },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'lastCount', headerName: 'Last count', type: 'date', width: 120 },
];

export default function LargeStockPro() {
  const [rows] = React.useState(() => repeatRows(stock, 100_000));
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPro
        aria-label="Stock"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['name'] } }}
      />
    </Box>
  );
}
