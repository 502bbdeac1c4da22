import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

function NoMatches() {
  const apiRef = useGridApiContext();
  return (
    <Stack height="100%" alignItems="center" justifyContent="center">
      <span>No order matches the filters.</span>
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Clear filters
      </Button>
    </Stack>
  );
}

export default function ClearFiltersOverlay() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders with an overlay"
        rows={orders}
        columns={orderColumns}
        slots={{ noResultsOverlay: NoMatches }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'country', operator: 'equals', value: 'Peru' }],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
