import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function PageInState() {
  const [model, setModel] = React.useState<GridPaginationModel>({
    page: 1,
    pageSize: 5,
  });
  const lastPage = Math.ceil(orders.length / model.pageSize) - 1;
  const goTo = (page: number) => setModel({ ...model, page });

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => goTo(0)}>First page</Button>
      <Button onClick={() => goTo(lastPage)}>Last page</Button>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Orders with buttons for the pages"
          rows={orders}
          columns={orderColumns}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 10]}
        />
      </Box>
    </Box>
  );
}
