import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridOverlay,
  GridToolbarQuickFilter,
  useGridApiContext,
} from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

function NoMatch() {
  const apiRef = useGridApiContext();

  return (
    <GridOverlay sx={{ flexDirection: 'column' }}>
      No order matches your search.
      <Button onClick={() => apiRef.current.setQuickFilterValues([])}>
        Clear the search
      </Button>
    </GridOverlay>
  );
}

const search = { items: [], quickFilterValues: ['Atlantis'] };

export default function OverlayWhenNoMatch() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={orderColumns}
        initialState={{ filter: { filterModel: search } }}
        slots={{ toolbar: GridToolbarQuickFilter, noResultsOverlay: NoMatch }}
        hideFooter
      />
    </Box>
  );
}
