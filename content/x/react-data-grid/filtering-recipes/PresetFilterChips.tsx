import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const presets: Record<string, string[]> = {
  'To do': ['Open', 'Paid'],
  Closed: ['Shipped', 'Cancelled'],
};

const modelFor = (value: string[]): GridFilterModel => ({
  items: [{ field: 'status', operator: 'isAnyOf', value }],
});

export default function PresetFilterChips() {
  const [model, setModel] = React.useState(modelFor(presets['To do'] ?? []));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        {Object.entries(presets).map(([name, statuses]) => {
          const active = model.items.some((item) => item.value === statuses);
          return (
            <Chip
              key={name}
              label={name}
              aria-pressed={active}
              color={active ? 'primary' : 'default'}
              onClick={() =>
                setModel(active ? { items: [] } : modelFor(statuses))
              }
            />
          );
        })}
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Orders with preset filters"
          rows={orders}
          columns={orderColumns}
          filterModel={model}
          onFilterModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
