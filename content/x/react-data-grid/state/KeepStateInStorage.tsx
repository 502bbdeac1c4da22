import {
  DataGrid,
  type GridColDef,
  type GridInitialState,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';
import { LeaveAndReturn } from './LeaveAndReturn';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const key = 'orders-grid-1';

function readState(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function OrdersGrid() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(readState);

  // The cleanup of `useEffect` would come too late: `apiRef.current` is empty by then.
  React.useLayoutEffect(() => {
    const save = () =>
      localStorage.setItem(key, JSON.stringify(apiRef.current.exportState()));
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [apiRef]);

  return (
    <DataGrid
      apiRef={apiRef}
      aria-label="Orders"
      rows={orders}
      columns={columns}
      initialState={initialState}
      hideFooter
    />
  );
}

export default function KeepStateInStorage() {
  return (
    <LeaveAndReturn onReset={() => localStorage.removeItem(key)}>
      <OrdersGrid />
    </LeaveAndReturn>
  );
}
