import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const key = 'orders-column-order';

function readOrder(): string[] | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as string[];
  } catch {
    return undefined;
  }
}

export default function RememberOrder() {
  const apiRef = useGridApiRef();
  const [attempt, setAttempt] = React.useState(0);
  const [initialOrder, setInitialOrder] = React.useState(readOrder);

  const save = () => {
    const { columns } = apiRef.current.exportState();
    localStorage.setItem(key, JSON.stringify(columns?.orderedFields));
  };
  const reset = () => {
    localStorage.removeItem(key);
    setInitialOrder(undefined);
    setAttempt(attempt + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={reset}>Forget my order</Button>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          key={attempt}
          apiRef={apiRef}
          aria-label="Orders with remembered columns"
          rows={orders}
          columns={orderColumns}
          initialState={{ columns: { orderedFields: initialOrder } }}
          onColumnOrderChange={save}
          hideFooter
        />
      </Box>
    </Box>
  );
}
