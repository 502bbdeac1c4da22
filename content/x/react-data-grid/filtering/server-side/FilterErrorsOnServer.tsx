import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridFilterModel, GridToolbar } from '@mui/x-data-grid';
import * as React from 'react';
import { createLocalServer } from '../../../../data/local-server';
import { orders } from '../../../../data/orders';
import { orderColumns } from './order-columns';

const server = createLocalServer(orders);
const slots = { toolbar: GridToolbar };

export default function FilterErrorsOnServer() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ id: 1, field: 'quantity', operator: '>', value: '10' }],
  });
  const [rows, setRows] = React.useState(orders);
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(true);
  const pending = React.useRef(new AbortController());

  const load = async (model: GridFilterModel, fail: boolean) => {
    pending.current.abort();
    pending.current = new AbortController();
    const { signal } = pending.current;
    setFilterModel(model);
    setLoading(true);
    setFailed(false);
    try {
      const response = await server.getRows({
        filterModel: model,
        fail,
        signal,
      });
      setRows(response.rows);
    } catch {
      if (!signal.aborted) setFailed(true);
    } finally {
      if (!signal.aborted) setLoading(false);
    }
  };

  React.useEffect(() => () => pending.current.abort(), []);

  return (
    <Box sx={{ width: '100%' }}>
      {failed && (
        <Alert
          severity="error"
          action={
            <Button onClick={() => load(filterModel, false)}>Try again</Button>
          }
        >
          The filter is not applied. These are the rows from before.
        </Alert>
      )}
      <Box sx={{ height: 340 }}>
        <DataGrid
          aria-label="Orders from a server that fails"
          rows={rows}
          columns={orderColumns}
          loading={loading}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={(model) => load(model, true)}
          slots={slots}
        />
      </Box>
    </Box>
  );
}
