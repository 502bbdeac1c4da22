import Box from '@mui/material/Box';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import * as React from 'react';
import { createLocalServer } from '../../../data/local-server';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const server = createLocalServer(orders);
const pageSize = 5;

export default function SelectionAcrossServerPages() {
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState(orders.slice(0, pageSize));
  const [loading, setLoading] = React.useState(false);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([
    1002, 1008,
  ]);

  const showPage = async (next: number) => {
    setPage(next);
    setLoading(true);
    const answer = await server.getRows({
      paginationModel: { page: next, pageSize },
    });
    setRows(answer.rows);
    setLoading(false);
  };

  return (
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
        pageSizeOptions={[pageSize]}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={(model) => showPage(model.page)}
      />
    </Box>
  );
}
