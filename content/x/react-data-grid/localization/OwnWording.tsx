import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridLocaleText,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const wording: Partial<GridLocaleText> = {
  toolbarQuickFilterPlaceholder: 'Customer or country',
  noResultsOverlayLabel: 'No order matches.',
  footerRowSelected: (count) =>
    count === 1 ? '1 order chosen' : `${count} orders chosen`,
  MuiTablePagination: { labelRowsPerPage: 'Orders a page' },
};

export default function OwnWording() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        aria-label="Orders with their own words"
        rows={orders}
        columns={orderColumns}
        checkboxSelection
        localeText={wording}
        slots={{ toolbar: GridToolbarQuickFilter }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
