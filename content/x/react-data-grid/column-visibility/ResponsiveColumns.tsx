import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

export default function ResponsiveColumns() {
  const [percent, setPercent] = React.useState(70);
  const [width, setWidth] = React.useState(600);
  const model = React.useMemo(
    () => ({ quantity: width > 500, country: width > 360 }),
    [width],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 280, px: 2 }}>
        <Slider
          aria-label="Width of the grid in percent"
          value={percent}
          min={30}
          max={100}
          onChange={(_, value) => setPercent(Number(value))}
        />
      </Box>
      <Box sx={{ height: 300, width: `${percent}%` }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          columnVisibilityModel={model}
          onResize={(size) => setWidth(size.width)}
          disableColumnSelector
          hideFooter
        />
      </Box>
    </Box>
  );
}
