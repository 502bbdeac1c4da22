import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orderStatuses, orders } from '../../../data/orders';
import { PresetButtons, presets } from './PresetButtons';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 120,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'placedAt', headerName: 'Placed', type: 'date', width: 120 },
];

export default function FilterModelInState() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: presets.Open,
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <PresetButtons model={filterModel} onChange={setFilterModel} />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
      <Box
        component="pre"
        dir="ltr"
        sx={{ m: 0, overflowX: 'auto', fontSize: 13 }}
      >
        {JSON.stringify(filterModel.items, null, 2)}
      </Box>
    </Stack>
  );
}
