import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { fromQuery, toQuery } from './filter-query';
import { orderColumns } from './order-columns';

const start = toQuery({
  items: [{ field: 'status', operator: 'is', value: 'Open' }],
});

export default function FiltersInUrl() {
  const [query, setQuery] = React.useState(start);
  const filterModel = React.useMemo(() => fromQuery(query), [query]);

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        label="Query of the address"
        size="small"
        fullWidth
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Orders filtered by the address"
          rows={orders}
          columns={orderColumns}
          filterModel={filterModel}
          onFilterModelChange={(model) => setQuery(toQuery(model))}
          hideFooter
        />
      </Box>
    </Box>
  );
}
