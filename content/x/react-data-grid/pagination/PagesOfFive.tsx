import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function PagesOfFive() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Orders, five on a page"
        rows={orders}
        columns={orderColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
