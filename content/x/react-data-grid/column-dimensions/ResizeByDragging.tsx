import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { type StockItem, stock } from '../../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'sku', headerName: 'SKU', width: 110, resizable: false },
  { field: 'name', headerName: 'Article', width: 150, minWidth: 100 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130, maxWidth: 180 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

export default function ResizeByDragging() {
  const [text, setText] = React.useState('Drag the edge of a header.');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {text}
      </Typography>
      <Box sx={{ height: 300 }}>
        <DataGridPro
          aria-label="Stock"
          rows={stock}
          columns={columns}
          onColumnResize={({ colDef, width }) =>
            setText(`${colDef.headerName}: ${Math.round(width)} px`)
          }
          hideFooter
        />
      </Box>
    </Box>
  );
}
