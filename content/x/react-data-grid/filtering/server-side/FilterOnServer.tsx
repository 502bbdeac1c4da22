import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridFilterModel, GridToolbar } from '@mui/x-data-grid';
import * as React from 'react';
import { createLocalServer } from '../../../../data/local-server';
import { orders } from '../../../../data/orders';
import { orderColumns } from './order-columns';

const server = createLocalServer(orders);
const open = { id: 1, field: 'status', operator: 'is', value: 'Open' };
const slots = { toolbar: GridToolbar };
const slotProps = { toolbar: { showQuickFilter: true } };

export default function FilterOnServer() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [open],
  });
  const [rows, setRows] = React.useState(
    orders.filter(({ status }) => status === 'Open'),
  );
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoading(true);
    setFailed(false);
    server
      .getRows({ filterModel, signal })
      .then((response) => setRows(response.rows))
      .catch(() => {
        if (!signal.aborted) setFailed(true);
      })
      .finally(() => {
        if (!signal.aborted) setLoading(false);
      });
    return () => controller.abort();
  }, [filterModel]);

  return (
    <Box sx={{ width: '100%' }}>
      {failed && (
        <Alert
          severity="error"
          action={
            <Button onClick={() => setFilterModel({ ...filterModel })}>
              Try again
            </Button>
          }
        >
          The filter is not applied.
        </Alert>
      )}
      <Box sx={{ height: 340 }}>
        <DataGrid
          aria-label="Orders, filtered by a server"
          rows={rows}
          columns={orderColumns}
          loading={loading}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          filterDebounceMs={400}
          slots={slots}
          slotProps={slotProps}
        />
      </Box>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        Request: {JSON.stringify(filterModel)}
      </Typography>
    </Box>
  );
}
