import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridInitialState,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';

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
  const [shown, setShown] = React.useState(true);

  const reset = () => {
    // The grid saves as it goes: forget that before the next one reads.
    setShown(false);
    setTimeout(() => {
      localStorage.removeItem(key);
      setShown(true);
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Leave the page' : 'Come back'}
      </Button>
      <Button onClick={reset}>Reset</Button>
      <Box sx={{ height: 300 }}>{shown && <OrdersGrid />}</Box>
    </Box>
  );
}
