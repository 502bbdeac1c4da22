import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridFilterModel, GridToolbar } from '@mui/x-data-grid';
import * as React from 'react';
import { createLocalServer } from '../../../../data/local-server';
import { orders } from '../../../../data/orders';
import { orderColumns } from './order-columns';

const server = createLocalServer(orders);
const open = { id: 1, field: 'status', operator: 'is', value: 'Open' };

export default function FilterOnServer() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [open],
  });
  const [rows, setRows] = React.useState(
    orders.filter(({ status }) => status === 'Open'),
  );
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    const request = new AbortController();
    setLoading(true);
    server.getRows({ filterModel, signal: request.signal }).then(
      (answer) => {
        setRows(answer.rows);
        setLoading(false);
      },
      () => {},
    );
    return () => request.abort();
  }, [filterModel]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 340 }}>
        <DataGrid
          aria-label="Orders, filtered by a server"
          rows={rows}
          columns={orderColumns}
          loading={loading}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
        />
      </Box>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        Request: {JSON.stringify(filterModel)}
      </Typography>
    </Box>
  );
}
