import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const largestFirst = {
  sorting: { sortModel: [{ field: 'quantity', sort: 'desc' as const }] },
};

export default function ControlledPlusRestore() {
  const apiRef = useGridApiRef();
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [calls, setCalls] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current.restoreState(largestFirst)}>
        Restore: largest first
      </Button>
      <Typography role="status" sx={{ my: 1 }}>
        Calls of onSortModelChange: {calls}
      </Typography>
      <Box sx={{ height: 280 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={orders}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={(model) => {
            setSortModel(model);
            setCalls((count) => count + 1);
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
