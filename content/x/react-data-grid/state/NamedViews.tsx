import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';
import { type View, ViewChips } from './ViewChips';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'country', headerName: 'Country', width: 130 },
];

export default function NamedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState<View[]>([]);
  const next = React.useRef(1);

  const save = () => {
    const view = {
      name: `View ${next.current}`,
      state: apiRef.current.exportState(),
    };
    next.current += 1;
    setViews((saved) => [...saved, view]);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <ViewChips
        views={views}
        onSave={save}
        onRestore={(view) => apiRef.current.restoreState(view.state)}
        onDelete={(view) => setViews(views.filter((saved) => saved !== view))}
      />
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders"
          rows={orders}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['customer'] } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
