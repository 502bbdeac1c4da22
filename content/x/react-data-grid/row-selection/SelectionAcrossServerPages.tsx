import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import * as React from 'react';
import { createLocalServer } from '../../../data/local-server';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const server = createLocalServer(orders);

export default function SelectionAcrossServerPages() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState(orders.slice(0, 5));
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([
    1002, 1008,
  ]);

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoading(true);
    setFailed(false);
    server
      .getRows({ paginationModel: model, signal })
      .then((response) => setRows(response.rows))
      .catch(() => {
        if (!signal.aborted) setFailed(true);
      })
      .finally(() => {
        if (!signal.aborted) setLoading(false);
      });
    return () => controller.abort();
  }, [model]);

  return (
    <Box sx={{ width: '100%' }}>
      {failed && (
        <Alert
          severity="error"
          action={
            <Button onClick={() => setModel({ ...model })}>Try again</Button>
          }
        >
          This page did not load.
        </Alert>
      )}
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Orders from a server"
          rows={rows}
          columns={orderColumns}
          loading={loading}
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          paginationMode="server"
          rowCount={orders.length}
          pageSizeOptions={[5]}
          paginationModel={model}
          onPaginationModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
