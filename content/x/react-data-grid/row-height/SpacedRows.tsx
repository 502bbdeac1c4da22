import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const getRowSpacing = ({ isFirstVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 0 : 8,
});

export default function SpacedRows() {
  const [type, setType] = React.useState<'margin' | 'border'>('margin');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Kind of gap"
        value={type}
        onChange={(_, next: typeof type | null) => next && setType(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="margin">Margin</ToggleButton>
        <ToggleButton value="border">Border</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 340 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          getRowSpacing={getRowSpacing}
          rowSpacingType={type}
          hideFooter
          sx={{
            '& .MuiDataGrid-row': {
              borderTopColor: 'primary.light',
              borderTopStyle: 'solid',
              borderTopWidth: 0,
            },
          }}
        />
      </Box>
    </Box>
  );
}
