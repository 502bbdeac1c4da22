import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orderStatuses, orders } from '../../../data/orders';

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

const presets: Record<string, GridFilterItem[]> = {
  All: [],
  Open: [{ field: 'status', operator: 'is', value: 'Open' }],
  Large: [{ field: 'quantity', operator: '>=', value: '20' }],
  'Since March': [
    { field: 'placedAt', operator: 'onOrAfter', value: '2024-03-01' },
  ],
};

export default function FilterModelInState() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: presets.Open ?? [],
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        flexWrap="wrap"
        role="group"
        aria-label="Preset filters"
      >
        {Object.entries(presets).map(([label, items]) => {
          const pressed = filterModel.items === items;
          return (
            <Button
              key={label}
              size="small"
              variant={pressed ? 'contained' : 'outlined'}
              aria-pressed={pressed}
              onClick={() => setFilterModel({ items })}
            >
              {label}
            </Button>
          );
        })}
      </Stack>
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
