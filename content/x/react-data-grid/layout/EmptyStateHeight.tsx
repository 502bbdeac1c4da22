import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const noRows: { id: number }[] = [];

export default function EmptyStateHeight() {
  const [height, setHeight] = React.useState(180);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 280, px: 2 }}>
        <Slider
          aria-label="Overlay height in pixels"
          value={height}
          min={60}
          max={300}
          step={20}
          valueLabelDisplay="auto"
          onChange={(_, value) => setHeight(Number(value))}
        />
      </Box>
      <DataGrid
        aria-label="Orders of a new shop"
        autoHeight
        rows={noRows}
        columns={columns}
        hideFooter
        sx={{ '--DataGrid-overlayHeight': `${height}px` }}
      />
    </Box>
  );
}
