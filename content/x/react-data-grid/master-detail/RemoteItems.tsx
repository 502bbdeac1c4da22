import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import * as React from 'react';
import { createLocalServer } from '../../../data/local-server';
import { type Order, orders } from '../../../data/orders';
import { ItemList } from './ItemList';

const server = createLocalServer(orders);
const cache = new Map<number, Order>();

export function RemoteItems({ id, fail }: { id: number; fail: boolean }) {
  const [order, setOrder] = React.useState(cache.get(id));
  const [attempt, setAttempt] = React.useState(0);
  const [error, setError] = React.useState(false);

  React.useEffect(() => {
    if (cache.has(id)) return;
    const controller = new AbortController();
    const { signal } = controller;
    server.getRows({ signal, fail: fail && attempt === 0 }).then(
      ({ rows }) => {
        const found = rows.find((row) => row.id === id);
        if (found) cache.set(id, found);
        setOrder(found);
      },
      () => signal.aborted || setError(true),
    );
    return () => controller.abort();
  }, [id, fail, attempt]);

  if (order) return <ItemList order={order} />;
  if (!error) {
    return (
      <Box sx={{ p: 2 }}>
        <CircularProgress size={24} aria-label="Loading items" />
      </Box>
    );
  }
  const retry = () => {
    setError(false);
    setAttempt(attempt + 1);
  };
  return (
    <Alert severity="error" action={<Button onClick={retry}>Retry</Button>}>
      The items did not load.
    </Alert>
  );
}
