import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function PageAtStart() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Orders, starting on the second page"
        rows={orders}
        columns={orderColumns}
        pageSizeOptions={[5]}
        initialState={{
          pagination: { paginationModel: { page: 1, pageSize: 5 } },
        }}
      />
    </Box>
  );
}
